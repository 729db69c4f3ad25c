import type { DonationAmounts } from '#src/content/donations.ts'
import { DonationDialog } from './donation-dialog.tsx'
import { useCurrentUser } from '#src/session/session-provider.tsx'

type ProjectDonationProps = {
  project: { slug: string; title: string }
  amounts: DonationAmounts
  noticeHtml: string
  siteName: string
  /** The address to write to if the form cannot be sent. */
  email: string
}

/** The donation dialog for a project, with the member's data filled in. */
export function ProjectDonation({ project, amounts, noticeHtml, siteName, email }: ProjectDonationProps) {
  const { first_name, surname, email: ownEmail, phone_number } = useCurrentUser()
  return (
    <DonationDialog
      causes={[project]}
      amounts={amounts}
      noticeHtml={noticeHtml}
      productName={siteName}
      email={email}
      donor={{ firstName: first_name, lastName: surname, email: ownEmail, phone: phone_number }}
    />
  )
}
