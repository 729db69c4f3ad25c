import { Box, chakra, Heading, Text, Wrap } from '@chakra-ui/react'
import type { Donation } from '#contract/donations.ts'
import { CURRENCIES, formatMoney, toMajorUnits, type Currency } from '#contract/money.ts'
import type { PaymentAccount } from '#src/content/donations.ts'
import { ExternalLinkButton } from '#src/ui/button.tsx'
import { CopyButton } from '#src/ui/copy.tsx'
import { Grid } from '#src/ui/layout/flow.tsx'

/** One line of the payment details. `copied` is the text for the copy button. */
type PaymentRow = { name: string; value: string; copied?: string }

function accountRows({ bank, name, number, swift }: PaymentAccount): Array<PaymentRow> {
  return [
    { name: 'Bank', value: bank },
    { name: 'Account name', value: name },
    { name: 'Account number', value: number, copied: number },
    ...(swift === undefined ? [] : [{ name: 'SWIFT code', value: swift, copied: swift }]),
  ]
}

type PaymentDetailsProps = {
  account: PaymentAccount
  donation: Pick<Donation, 'amountMinor' | 'currency'>
  /** Empty if the server returned none. */
  reference: string
  /** The online payment page of the cause, or null. */
  paymentLink?: string | null | undefined
}

/** How to pay a donation: the bank account for its currency, and the payment page of the cause if there is one. */
export function PaymentDetails({ account, donation, reference, paymentLink }: PaymentDetailsProps) {
  const { amountMinor, currency } = donation
  const amount = formatMoney(amountMinor, currency)
  const rows: Array<PaymentRow> = [
    ...accountRows(account),
    { name: 'Amount', value: amount, copied: toMajorUnits(amountMinor).toFixed(2) },
    ...(reference === '' ? [] : [{ name: 'Payment note', value: reference, copied: reference }]),
  ]
  return (
    <Box
      padding="4"
      borderRadius="md"
      backgroundColor="bg.surface"
      color="fg"
      data-tone="light"
      breakInside="avoid"
    >
      <Heading as="h4" fontWeight="700">
        How to pay
      </Heading>
      <Box as="dl" marginTop="2">
        {rows.map((row) => (
          <Row key={row.name} {...row} />
        ))}
      </Box>
      <Text textStyle="small" marginTop="3">
        Write the payment note into your transfer, so that we know it is yours. We never ask for card details.
      </Text>
      {paymentLink && (
        <Wrap gap="3" marginTop="4">
          <ExternalLinkButton href={paymentLink} look="outline">
            Pay online instead
          </ExternalLinkButton>
        </Wrap>
      )}
    </Box>
  )
}

function Row({ name, value, copied }: PaymentRow) {
  return (
    <Box
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) 2.75rem"
      alignItems="center"
      columnGap="3"
      paddingBlock="2"
      borderBottom="1px solid {colors.border.subtle}"
    >
      <Box as="dt" textStyle="small" color="fg.muted">
        {name}
      </Box>
      <Box as="dd" gridColumn="1" margin="0" fontWeight="700" overflowWrap="anywhere">
        {value}
      </Box>
      {copied !== undefined && (
        <Box as="dd" gridArea="1 / 2 / span 2" margin="0" _print={{ display: 'none' }}>
          <CopyButton text={copied} what={name === 'SWIFT code' ? name : name.toLowerCase()} />
        </Box>
      )}
    </Box>
  )
}

const Card = chakra('section', {
  base: { padding: '5', borderRadius: 'md', backgroundColor: 'bg.surface', color: 'fg' },
})

type PaymentAccountsProps = { accounts: ReadonlyArray<PaymentAccount & { currency: Currency }> }

/** The bank account for each currency, for a page without the details of the donation. */
export function PaymentAccounts({ accounts }: PaymentAccountsProps) {
  return (
    <Grid columns={2} from="md" gap="5">
      {accounts.map(({ currency, ...account }) => (
        <Card key={currency} data-tone="light" aria-labelledby={`pay-${currency}`}>
          <Heading id={`pay-${currency}`} fontWeight="700">
            How to pay in {CURRENCIES[currency].name}
          </Heading>
          <Box as="dl" marginTop="2">
            {accountRows(account).map(({ name, value }) => (
              <Row key={name} name={name} value={value} />
            ))}
          </Box>
          <Text textStyle="small" marginTop="3">
            Write your reference into your transfer, so that we know it is yours. We never ask for card
            details.
          </Text>
        </Card>
      ))}
    </Grid>
  )
}
