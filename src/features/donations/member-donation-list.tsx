import { Span, Wrap } from '@chakra-ui/react'
import { queryOptions } from '@tanstack/react-query'
import { dayOf } from '#contract/days.ts'
import { listDonations, type MemberDonation } from '#contract/member-donations.ts'
import { formatMoney } from '#contract/money.ts'
import { fetchList } from '#src/api/delivery.ts'
import { receiptUrl } from '#src/lib/addresses.ts'
import { formatDay } from '#src/lib/dates.ts'
import { RuledList, RuledRow } from '#src/ui/layout/card.tsx'
import { TextLink } from '#src/ui/text/text-link.tsx'

/** The member's own donations, newest first. */
export const donationsQuery = () =>
  queryOptions({ queryKey: ['donations'], queryFn: () => fetchList(listDonations) })

/** Titles of causes and projects, by key. */
export type Purposes = Readonly<Record<string, string>>

export function MemberDonationList({
  donations,
  purposes,
}: {
  donations: ReadonlyArray<MemberDonation>
  purposes: Purposes
}) {
  return (
    <RuledList>
      {donations.map((donation) => {
        const { id, cause, currency } = donation
        const purpose = purposes[cause] ?? cause
        const day = formatDay(dayOf(donation.sentAt))
        return (
          <RuledRow key={id} heading={purpose} detail={`${day} · ${stateText(donation)}`}>
            <Wrap gap="3" alignItems="center" columnGap="6">
              <Span fontWeight="700">{formatMoney(amountOf(donation), currency)}</Span>
              <TextLink to={receiptUrl(id)} aria-label={`Receipt of ${day} for ${purpose}`}>
                Receipt
              </TextLink>
            </Wrap>
          </RuledRow>
        )
      })}
    </RuledList>
  )
}

/** A donation is an offer until the money arrives or is no longer expected. */
export function stateText({ state, receivedAt }: MemberDonation): string {
  if (receivedAt !== null) return `Received on ${formatDay(receivedAt)}`
  return state === 'lapsed' ? 'Lapsed' : 'Pledged'
}

/** The amount received if there is a receipt, otherwise the announced amount. */
export function amountOf({ receipt, amountMinor }: MemberDonation): number {
  return receipt?.amountMinor ?? amountMinor
}
