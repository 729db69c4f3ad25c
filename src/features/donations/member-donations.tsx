import { Box, Container, Heading, Span, Wrap } from '@chakra-ui/react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { dayOf } from '#contract/days.ts'
import { listDonations, memberReceiptPath, type MemberDonation } from '#contract/member-donations.ts'
import { formatMoney } from '#contract/money.ts'
import { fetchList } from '#src/api/delivery.ts'
import type { PageSection } from '#src/content/pages.ts'
import { MEMBER_HOME } from '#src/lib/addresses.ts'
import { formatDay } from '#src/lib/dates.ts'
import { env } from '#src/lib/env.ts'
import { sessionQuery } from '#src/session/session-provider.tsx'
import { useDownload } from '#src/session/use-download.ts'
import { shaded } from '#src/theme/recipes.ts'
import { ActionRow } from '#src/ui/actions.tsx'
import { ExternalLinkButton, LinkButton } from '#src/ui/button.tsx'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { RuledList, RuledRow } from '#src/ui/layout/card.tsx'
import { AccountPart, Band, SectionHeading } from '#src/ui/layout/section.tsx'
import { Grid } from '#src/ui/layout/flow.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

const RECENT = 3

/** The member's own donations, newest first. */
const donationsQuery = () =>
  queryOptions({ queryKey: ['donations'], queryFn: () => fetchList(listDonations) })

/** Titles of causes and projects, by key. */
type Purposes = Readonly<Record<string, string>>

type DonationsSectionProps = { heading: string; empty: PageSection; purposes: Purposes }

export function DonationsSection({ heading, empty, purposes }: DonationsSectionProps) {
  const donations = useQuery(donationsQuery())
  return (
    // Keeps the footer below the first screen until the answer arrives.
    <Band aria-labelledby="donations" minHeight="65vh">
      <Container>
        <Heading as="h1" id="donations" textStyle="title" marginBottom="8">
          {heading}
        </Heading>
        <QueryState query={donations} what="your donations">
          {(found) =>
            found.length === 0 ? (
              <Grid columns={[7, 5]} gap="10" alignItems="center">
                <div>
                  <SectionHeading copy={empty} />
                  <ActionRow actions={empty.actions} marginTop="6" />
                </div>
                {empty.picture && (
                  <Picture
                    picture={empty.picture}
                    sizes="(min-width: 48em) 40vw, 93vw"
                    maxWidth="24rem"
                    {...shaded}
                  />
                )}
              </Grid>
            ) : (
              <DonationList donations={found} purposes={purposes} />
            )
          }
        </QueryState>
      </Container>
    </Band>
  )
}

type RecentDonationsSectionProps = { copy: PageSection; purposes: Purposes }

export function RecentDonationsSection({ copy, purposes }: RecentDonationsSectionProps) {
  const donations = useQuery(donationsQuery())
  return (
    <AccountPart headingId="recent-donations" copy={{ heading: copy.heading }}>
      {/* Reserves space for the answer, so that nothing below moves. */}
      <Box minHeight={{ base: '12rem', md: '9rem' }}>
        <QueryState query={donations} what="your donations">
          {(found) =>
            found.length === 0 ? (
              <>
                {copy.text && <Prose html={copy.text.html} />}
                <ActionRow actions={copy.actions} marginTop="6" />
              </>
            ) : (
              <>
                <DonationList donations={found.slice(0, RECENT)} purposes={purposes} />
                <LinkButton to={`${MEMBER_HOME}/donations`} look="outline" size="lg" marginTop="6">
                  See all donations
                </LinkButton>
              </>
            )
          }
        </QueryState>
      </Box>
    </AccountPart>
  )
}

type DonationListProps = { donations: ReadonlyArray<MemberDonation>; purposes: Purposes }

function DonationList({ donations, purposes }: DonationListProps) {
  const download = useDownload(sessionQuery(), (user) => user !== null)
  return (
    <RuledList>
      {donations.map((donation) => {
        const { id, cause, currency, amountMinor, receipt } = donation
        const purpose = purposes[cause] ?? cause
        const day = formatDay(dayOf(donation.sentAt))
        return (
          <RuledRow key={id} heading={purpose} detail={`${day} · ${stateText(donation)}`}>
            <Wrap gap="3" alignItems="center" columnGap="6">
              <Span fontWeight="700">{formatMoney(receipt?.amountMinor ?? amountMinor, currency)}</Span>
              {receipt && (
                <ExternalLinkButton
                  look="outline"
                  href={env.apiUrl + memberReceiptPath(id)}
                  download={`${receipt.number}.pdf`}
                  aria-label={`Receipt (PDF) of ${day} for ${purpose}`}
                  onClick={download}
                >
                  Receipt (PDF)
                </ExternalLinkButton>
              )}
            </Wrap>
          </RuledRow>
        )
      })}
    </RuledList>
  )
}

/** A donation is an offer until the money arrives or is no longer expected. Another amount than announced may arrive. */
function stateText({ state, receivedAt, receipt, amountMinor, currency }: MemberDonation): string {
  if (state === 'lapsed') return 'Lapsed, as no money has arrived'
  if (receivedAt === null) return 'Pledged, how to pay is in our email to you'
  const received = `Received on ${formatDay(receivedAt)}`
  if (receipt === null || receipt.amountMinor === amountMinor) return received
  return `${received}, announced ${formatMoney(amountMinor, currency)}`
}
