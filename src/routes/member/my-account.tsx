import { Container, Heading } from '@chakra-ui/react'
import { useEffect } from 'react'
import { donationPurposes } from '#src/content/donations.ts'
import { readPage } from '#src/content/pages.ts'
// Not loaded later, as it would push down the text that a new member is reading.
import { AddressNotice } from '#src/session/address-notice.tsx'
import { RecentDonationsSection } from '#src/features/donations/member-donations.tsx'
import { SettingsSections } from '#src/features/account/settings-sections.tsx'
import { useCurrentUser } from '#src/session/session-provider.tsx'
import type { Route } from './+types/my-account'

export function loader() {
  return { ...readPage('my-account'), purposes: donationPurposes() }
}

export default function MyAccountRoute({ loaderData }: Route.ComponentProps) {
  const { hero, copy, purposes } = loaderData
  const { first_name, surname, is_address_confirmed } = useCurrentUser()
  // PROFILE-2. The page is prerendered, so its head does not know the member.
  useEffect(() => {
    document.title = `${first_name} ${surname}`
  }, [first_name, surname])

  return (
    <>
      <Heading as="h1" srOnly>
        {hero.heading}
      </Heading>
      {!is_address_confirmed && (
        <Container paddingTop="8">
          <AddressNotice reason="Once we know that it is yours, you can ask for a mentor, and your donations include those you made with it while signed out." />
        </Container>
      )}
      <RecentDonationsSection copy={copy['recent-donations']} purposes={purposes} />
      <SettingsSections copy={copy} />
    </>
  )
}
