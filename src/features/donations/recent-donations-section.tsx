import { Box } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { PageSection } from '#src/content/pages.ts'
import { donationsQuery, MemberDonationList, type Purposes } from './member-donation-list.tsx'
import { ActionRow } from '#src/ui/actions.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { AccountPart } from '#src/ui/sections/account-part.tsx'

const RECENT = 3

type RecentDonationsSectionProps = { copy: PageSection; purposes: Purposes; allDonations: string }

export function RecentDonationsSection({ copy, purposes, allDonations }: RecentDonationsSectionProps) {
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
                <MemberDonationList donations={found.slice(0, RECENT)} purposes={purposes} />
                <LinkButton to={allDonations} look="outline" size="lg" marginTop="6">
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
