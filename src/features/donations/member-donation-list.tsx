import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import type { MemberDonation } from '#contract/member-donations.ts'
import { formatMoney } from '#contract/money.ts'
import { receiptUrl } from '#src/lib/addresses.ts'
import { formatDay } from '#src/lib/dates.ts'
import { Cluster } from '#src/ui/layout/flow.tsx'
import { RuledList } from '#src/ui/layout/card.tsx'

/** The titles of causes and projects by their key. */
export type Purposes = Readonly<Record<string, string>>

/** Some of the member's donations, with amount, purpose, day and state, and the way to the receipt of each. */
export function MemberDonationList({
  donations,
  purposes,
}: {
  donations: ReadonlyArray<MemberDonation>
  purposes: Purposes
}) {
  return (
    <RuledList>
      {donations.map((donation) => (
        <Cluster
          as="li"
          key={donation.id}
          justifyContent="space-between"
          alignItems="center"
          columnGap="8"
          paddingBlock="4"
        >
          <div>
            <chakra.p fontWeight="700">{purposes[donation.cause] ?? donation.cause}</chakra.p>
            <chakra.p textStyle="small" color="fg.muted">
              {formatDay(donation.sentAt)} · {stateText(donation)}
            </chakra.p>
          </div>
          <Cluster alignItems="center" columnGap="6">
            <chakra.span fontWeight="700">{formatMoney(donation.amountMinor, donation.currency)}</chakra.span>
            <ReceiptLink
              to={receiptUrl(donation.id)}
              aria-label={`Receipt of ${formatDay(donation.sentAt)} for ${purposes[donation.cause] ?? donation.cause}`}
            >
              Receipt
            </ReceiptLink>
          </Cluster>
        </Cluster>
      ))}
    </RuledList>
  )
}

/** A donation is an offer until the money arrives. */
export function stateText({ receivedAt }: MemberDonation): string {
  return receivedAt === null ? 'Pledged' : `Received on ${formatDay(receivedAt)}`
}

const ReceiptLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    color: 'accent',
    fontWeight: '700',
    textUnderlineOffset: '0.18em',
  },
})
