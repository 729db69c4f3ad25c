import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { MemberDonation } from '#contract/member-donations.ts'
import { formatMoney } from '#contract/money.ts'
import { donationsQuery } from '#src/features/donations/donations-query.ts'
import { stateText, type Purposes } from '#src/features/donations/member-donation-list.tsx'
import { formatDay } from '#src/lib/dates.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { Cluster } from '#src/ui/layout/flow.tsx'

type Organisation = { name: string; address: string; email: string }

type ReceiptSectionProps = { organisation: Organisation; purposes: Purposes; back: string }

/** One donation on a sheet to print: without header, footer and buttons. */
export function ReceiptSection({ organisation, purposes, back }: ReceiptSectionProps) {
  const [params] = useSearchParams()
  const donations = useQuery(donationsQuery())
  return (
    <Band aria-labelledby="receipt">
      <Container>
        <Cluster _print={{ display: 'none' }} marginBottom="8">
          <LinkButton to={back} look="outline">
            <span aria-hidden>←</span> All donations
          </LinkButton>
        </Cluster>
        <QueryState query={donations} what="your donation">
          {(found) => {
            const donation = found.find(({ id }) => id === params.get('id'))
            return donation ? (
              <Receipt donation={donation} organisation={organisation} purposes={purposes} />
            ) : (
              <>
                <chakra.h1 id="receipt" textStyle="title">
                  There is no such donation
                </chakra.h1>
                <chakra.p marginTop="4">
                  This receipt belongs to no donation of yours. Perhaps it was sent from another account.
                </chakra.p>
              </>
            )
          }}
        </QueryState>
      </Container>
    </Band>
  )
}

type ReceiptProps = Pick<ReceiptSectionProps, 'organisation' | 'purposes'> & { donation: MemberDonation }

function Receipt({ donation, organisation, purposes }: ReceiptProps) {
  const isReceived = donation.receivedAt !== null
  const facts = [
    ['Number', donation.id],
    ['From', donation.donor.join(', ')],
    ['For', purposes[donation.cause] ?? donation.cause],
    ['Amount', formatMoney(donation.amountMinor, donation.currency)],
    ['Sent', formatDay(donation.sentAt)],
    ['State', stateText(donation)],
    ['To', `${organisation.name}, ${organisation.address}`],
  ]
  return (
    <chakra.article maxWidth="46rem">
      <chakra.h1 id="receipt" textStyle="title">
        {isReceived ? 'Receipt' : 'Pledge'} for {formatMoney(donation.amountMinor, donation.currency)}
      </chakra.h1>
      <chakra.dl marginTop="8" borderTop="2px solid {colors.border.strong}">
        {facts.map(([name, value]) => (
          <Cluster key={name} paddingBlock="3" borderBottom="1px solid {colors.border.subtle}" columnGap="6">
            <chakra.dt flex="0 0 7rem" fontWeight="700">
              {name}
            </chakra.dt>
            <chakra.dd flex="1 1 14rem" margin="0" overflowWrap="anywhere">
              {value}
            </chakra.dd>
          </Cluster>
        ))}
      </chakra.dl>
      <chakra.p marginTop="6">
        {isReceived
          ? `Thank you. ${organisation.name} has received this donation. Questions: ${organisation.email}`
          : `This is no receipt yet: the money has not arrived. We will write to ${donation.email} about how to send it. Questions: ${organisation.email}`}
      </chakra.p>
      <Button _print={{ display: 'none' }} size="lg" marginTop="8" onClick={() => window.print()}>
        Print
      </Button>
    </chakra.article>
  )
}
