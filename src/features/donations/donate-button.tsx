import type { SubmitEvent } from 'react'
import { givePage } from '#contract/form-pages.ts'
import { DONATE_URL } from '#src/lib/addresses.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { needsScripts } from '#src/ui/needs-scripts.ts'
import { warmUp } from '#src/ui/use-loaded-module.ts'
import { donateButtonId, useOpenDonation } from './donation-address.ts'

export const loadDonationWindow = () => import('./donation-window.tsx')

type DonateButtonProps = {
  slug: string
  describedBy: string
  /** The page that contains the button. */
  page?: string
}

/** A form, so that the button opens the same address before hydration. */
export function DonateButton({ slug, describedBy, page = DONATE_URL }: DonateButtonProps) {
  const open = useOpenDonation()

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    open(slug)
  }

  return (
    <>
      <noscript>
        <LinkButton to={givePage(slug)} size="lg" aria-describedby={describedBy}>
          Donate Now
        </LinkButton>
      </noscript>
      <form action={page} onSubmit={handleSubmit} {...needsScripts}>
        <Button
          id={donateButtonId(slug)}
          type="submit"
          name="cause"
          value={slug}
          size="lg"
          aria-haspopup="dialog"
          {...warmUp(loadDonationWindow)}
          aria-describedby={describedBy}
        >
          Donate Now
        </Button>
      </form>
    </>
  )
}
