import { Box, Container, Heading, Text } from '@chakra-ui/react'
import { ANSWER_ID, ANSWER_PART, FORM_PAGES, SENT_PAGES } from '#contract/form-pages.ts'
import { CURRENCY_CODES } from '#contract/money.ts'
import { notFound } from '#src/content/documents.ts'
import { donationAmounts } from '#src/content/donations.ts'
import { pageHead } from '#src/content/pages.ts'
import { CONTACT_THANKS } from '#src/features/contact/contact-form.tsx'
import { PaymentAccounts } from '#src/features/donations/payment-details.tsx'
import { VOLUNTEER_THANKS } from '#src/features/volunteering/volunteer-form.tsx'
import { DONATE_URL, pathOf } from '#src/lib/addresses.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { focusable } from '#src/ui/focus.ts'
import { Band } from '#src/ui/layout/section.tsx'
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
  if (!thanks) throw notFound()
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

/** The server writes the reference of the form into the page. */
export default function SentRoute({ loaderData: { thanks, accounts } }: Route.ComponentProps) {
  const { heading, text, again } = thanks
  return (
    <Band tone="success" aria-labelledby={ANSWER_ID}>
      <Container>
        <Heading as="h1" id={ANSWER_ID} textStyle="title" scrollMarginTop="10rem" {...focusable}>
          {heading}
        </Heading>
        <Text textStyle="lead" marginTop="4" maxWidth="36rem">
          {text}
        </Text>
        <Text hidden textStyle="lead" marginTop="4" {...{ [ANSWER_PART]: 'reference' }}>
          Your reference: <strong />
        </Text>
        {accounts.length > 0 && (
          <Box marginTop="8">
            <PaymentAccounts accounts={accounts} />
          </Box>
        )}
        <Box marginTop="8">
          <LinkButton look="outlineOnDark" to={again.to}>
            {again.label}
          </LinkButton>
        </Box>
      </Container>
    </Band>
  )
}
