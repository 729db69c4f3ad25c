import { Box, Container, Heading, Text, Wrap } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { dayOf } from '#contract/days.ts'
import { memberReceiptPath, type DonationState, type MemberDonation } from '#contract/member-donations.ts'
import { formatMoney } from '#contract/money.ts'
import { DONATIONS_URL } from '#src/lib/addresses.ts'
import { formatDay } from '#src/lib/dates.ts'
import { env } from '#src/lib/env.ts'
import { sessionQuery } from '#src/session/session-provider.tsx'
import { useDownload } from '#src/session/use-download.ts'
import { BackLink } from '#src/ui/links.tsx'
import { Button, ExternalLinkButton } from '#src/ui/button.tsx'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { Band } from '#src/ui/layout/section.tsx'
import { amountOf, donationsQuery, stateText, type Purposes } from './member-donations.tsx'

type ReceiptSectionProps = {
  organisation: { name: string; address: string; email: string }
  purposes: Purposes
}

/** A printable donation receipt: prints without header, footer and buttons. */
export function ReceiptSection({ organisation, purposes }: ReceiptSectionProps) {
  const [params] = useSearchParams()
  const donations = useQuery(donationsQuery())
  return (
    // Keeps the footer below the first screen until the answer arrives.
    <Band aria-labelledby="receipt" minHeight="65vh" _print={{ minHeight: '0' }}>
      <Container>
        <Wrap gap="3" _print={{ display: 'none' }} marginBottom="8">
          <BackLink to={DONATIONS_URL}>All donations</BackLink>
        </Wrap>
        <QueryState query={donations} what="your donation">
          {(found) => {
            const donation = found.find(({ id }) => id === params.get('id'))
            return donation ? (
              <Receipt donation={donation} organisation={organisation} purposes={purposes} />
            ) : (
              <>
                <Heading as="h1" id="receipt" textStyle="title">
                  There is no such donation
                </Heading>
                <Text marginTop="4">
                  This receipt belongs to no donation of yours. Perhaps it was sent from another account.
                </Text>
              </>
            )
          }}
        </QueryState>
      </Container>
    </Band>
  )
}

type ReceiptProps = ReceiptSectionProps & { donation: MemberDonation }

function Receipt({ donation, organisation, purposes }: ReceiptProps) {
  const { id, state, receipt, currency, amountMinor } = donation
  const download = useDownload(sessionQuery(), (user) => user !== null)
  const amount = formatMoney(amountOf(donation), currency)
  const facts = [
    ['Number', receipt?.number ?? id],
    ['From', donation.donor.join(', ')],
    ['For', purposes[donation.cause] ?? donation.cause],
    ['Amount', amount],
    ...(receipt && receipt.amountMinor !== amountMinor
      ? [['Announced', formatMoney(amountMinor, currency)]]
      : []),
    ['Sent', formatDay(dayOf(donation.sentAt))],
    ['State', stateText(donation)],
    ['To', `${organisation.name}, ${organisation.address}`],
  ]
  return (
    <Box as="article" maxWidth="46rem">
      <Heading as="h1" id="receipt" textStyle="title">
        {state === 'received' ? 'Receipt' : 'Pledge'} for {amount}
      </Heading>
      <Box as="dl" marginTop="8" borderTop="2px solid {colors.border.strong}">
        {facts.map(([name, value]) => (
          <Wrap
            gap="3"
            key={name}
            paddingBlock="3"
            borderBottom="1px solid {colors.border.subtle}"
            columnGap="6"
          >
            <Box as="dt" flex="0 0 7rem" fontWeight="700">
              {name}
            </Box>
            <Box as="dd" flex="1 1 14rem" margin="0" overflowWrap="anywhere">
              {value}
            </Box>
          </Wrap>
        ))}
      </Box>
      <Text marginTop="6">
        {NOTES[state](organisation.name, donation.email)} Questions: {organisation.email}
      </Text>
      <Wrap gap="3" _print={{ display: 'none' }} marginTop="8">
        {receipt && (
          <ExternalLinkButton
            href={env.apiUrl + memberReceiptPath(id)}
            download={`${receipt.number}.pdf`}
            size="lg"
            onClick={download}
          >
            Download PDF
          </ExternalLinkButton>
        )}
        <Button size="lg" look={receipt ? 'outline' : 'solid'} onClick={() => window.print()}>
          Print
        </Button>
      </Wrap>
    </Box>
  )
}

const NOTES: Record<DonationState, (organisation: string, email: string) => string> = {
  received: (organisation) => `Thank you. ${organisation} has received this donation.`,
  pledged: (_, email) =>
    `This is no receipt yet: the money has not arrived. How to send it is in our email to ${email}.`,
  lapsed: () =>
    'This is no receipt: the money has not arrived, and we no longer expect it. You are welcome to give again.',
}
