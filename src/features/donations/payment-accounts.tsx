import { chakra, Heading, Text } from '@chakra-ui/react'
import { Fragment } from 'react'
import { CURRENCIES, type Currency } from '#contract/money.ts'
import type { PaymentAccount } from '#src/content/donations.ts'
import { Grid } from '#src/ui/layout/flow.tsx'
import { accountRows } from './payment-details.tsx'

const Card = chakra('section', {
  base: { padding: '5', borderRadius: 'md', backgroundColor: 'bg.surface', color: 'fg' },
})

const Rows = chakra('dl', {
  base: {
    marginTop: '2',
    '& dt': { textStyle: 'small', color: 'fg.muted', marginTop: '2' },
    '& dd': { margin: '0', fontWeight: '700', overflowWrap: 'anywhere' },
  },
})

/** The bank account for each currency, for a page without the details of the donation. */
export function PaymentAccounts({
  accounts,
}: {
  accounts: ReadonlyArray<PaymentAccount & { currency: Currency }>
}) {
  return (
    <Grid columns={2} from="md" gap="5">
      {accounts.map(({ currency, ...account }) => (
        <Card key={currency} data-tone="light" aria-labelledby={`pay-${currency}`}>
          <Heading id={`pay-${currency}`} fontWeight="700">
            How to pay in {CURRENCIES[currency].name}
          </Heading>
          <Rows>
            {accountRows(account).map(({ name, value }) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </Rows>
          <Text textStyle="small" marginTop="3">
            Write your reference into your transfer, so that we know it is yours. We never ask for card
            details.
          </Text>
        </Card>
      ))}
    </Grid>
  )
}
