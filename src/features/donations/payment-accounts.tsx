import { chakra } from '@chakra-ui/react'
import { CURRENCIES, type Currency } from '#contract/money.ts'
import type { PaymentAccount } from '#src/content/donations.ts'
import { Grid } from '#src/ui/layout/flow.tsx'

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

/** The account for each currency, on a page that does not know the gift. */
export function PaymentAccounts({
  accounts,
}: {
  accounts: ReadonlyArray<PaymentAccount & { currency: Currency }>
}) {
  return (
    <Grid columns={2} from="md" gap="5">
      {accounts.map(({ currency, bank, name, number, swift }) => (
        <Card key={currency} data-ground="light" aria-labelledby={`pay-${currency}`}>
          <chakra.h2 id={`pay-${currency}`} fontWeight="700">
            How to pay in {CURRENCIES[currency].name}
          </chakra.h2>
          <Rows>
            <dt>Bank</dt>
            <dd>{bank}</dd>
            <dt>Account name</dt>
            <dd>{name}</dd>
            <dt>Account number</dt>
            <dd>{number}</dd>
            {swift !== null && (
              <>
                <dt>SWIFT code</dt>
                <dd>{swift}</dd>
              </>
            )}
          </Rows>
          <chakra.p textStyle="small" marginTop="3">
            Write your reference into your transfer, so that we know it is yours. We never ask for card
            details.
          </chakra.p>
        </Card>
      ))}
    </Grid>
  )
}
