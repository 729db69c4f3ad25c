import { Box } from '@chakra-ui/react'
import { SENT_PAGES, FORM_PAGES } from '#contract/form-pages.ts'
import { CURRENCY_CODES } from '#contract/money.ts'
import { donationAmounts } from '#src/content/donations.ts'
import { pageHead } from '#src/content/pages.ts'
import { CONTACT_THANKS } from '#src/features/contact/contact-form.tsx'
import { PaymentAccounts } from '#src/features/donations/payment-details.tsx'
import { VOLUNTEER_THANKS } from '#src/features/volunteering/volunteer-form.tsx'
import { DONATE_URL, pathOf } from '#src/lib/addresses.ts'
import { SentPage } from '#src/ui/forms/sent-page.tsx'
import type { Route } from './+types/sent'

/* The thank-you pages for forms sent without scripts. They contain no scripts themselves. */

const DONATION_THANKS = {
  heading: 'Thank you for your gift',
  children:
    'No money has moved yet: you can pay whenever it suits you. The account for your currency and your reference come to you by email as well.',
  again: 'Give to another cause',
}

const THANKS = [
  { path: SENT_PAGES.contact, to: FORM_PAGES.contact, ...CONTACT_THANKS },
  { path: SENT_PAGES.volunteering, to: FORM_PAGES.volunteering, ...VOLUNTEER_THANKS },
  { path: SENT_PAGES.donations, to: DONATE_URL, ...DONATION_THANKS },
]

export function loader({ request }: { request: Request }) {
  const thanks = THANKS.find(({ path }) => path === pathOf(request))
  if (!thanks) throw new Response('There are no thanks at this address.', { status: 404 })
  const { path, to, heading, children: text, again } = thanks
  const amounts = donationAmounts()
  return {
    head: pageHead({ title: heading, description: text }, { isHidden: true }),
    thanks: { heading, text, again: { label: again, to } },
    accounts:
      path === SENT_PAGES.donations
        ? CURRENCY_CODES.map((currency) => ({ currency, ...amounts[currency].account }))
        : [],
  }
}

export default function SentRoute({ loaderData: { thanks, accounts } }: Route.ComponentProps) {
  return (
    <SentPage {...thanks}>
      {accounts.length > 0 && (
        <Box marginTop="8">
          <PaymentAccounts accounts={accounts} />
        </Box>
      )}
    </SentPage>
  )
}
