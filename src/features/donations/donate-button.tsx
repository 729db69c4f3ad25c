import type { SubmitEvent } from 'react'
import { Button } from '#src/ui/button.tsx'
import { useOpenDonation } from './use-donation-address.ts'

type DonateButtonProps = {
  slug: string
  /** The id of the cause's title, which says what the button is about. */
  describedBy: string
}

/** 'Donate Now'. A form, so that a press leads to the same address before the page has come to life. */
export function DonateButton({ slug, describedBy }: DonateButtonProps) {
  const open = useOpenDonation()

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    open(slug)
  }

  return (
    <form action="/donate" onSubmit={handleSubmit}>
      <Button
        id={donateButtonId(slug)}
        type="submit"
        name="cause"
        value={slug}
        size="lg"
        aria-haspopup="dialog"
        aria-describedby={describedBy}
      >
        Donate Now
      </Button>
    </form>
  )
}

/** Where somebody goes on who closes the form for this cause. */
export function donateButtonId(slug: string): string {
  return `donate-${slug}`
}
