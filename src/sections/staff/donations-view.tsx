import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import * as v from 'valibot'
import { CURRENCIES, CURRENCY_CODES } from '#contract/money.ts'
import { donationSumsQuerySchema, type DonationSums } from '#contract/staff/donations.ts'
import { receiptsUrl } from '#src/api/staff.ts'
import { Choice } from '#src/features/staff/choice.tsx'
import { DonationTable } from '#src/features/staff/donation-table.tsx'
import { DONATIONS_URL, listUrl } from '#src/features/staff/staff-addresses.ts'
import { useStaff } from '#src/features/staff/staff-context.ts'
import { donationSumsQuery } from '#src/features/staff/staff-queries.ts'
import { useStaffDownload } from '#src/features/staff/use-staff-download.ts'
import { ExternalLinkButton, LinkButton } from '#src/ui/button.tsx'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { Cluster, Stack } from '#src/ui/layout/flow.tsx'

type DonationsViewProps = { purposes: Readonly<Record<string, string>> }

/** Donations received in a year, by month and purpose, with a table for each currency. */
export function DonationsView({ purposes }: DonationsViewProps) {
  const [params] = useSearchParams()
  const { year } = v.parse(donationSumsQuerySchema, Object.fromEntries(params))
  const sums = useQuery(donationSumsQuery(year))
  return (
    <Stack gap="8">
      <chakra.h1 textStyle="title">Gifts</chakra.h1>
      <QueryState query={sums} what="the gifts">
        {(found) => (
          <chakra.div aria-busy={sums.isPlaceholderData} opacity={sums.isPlaceholderData ? '0.6' : undefined}>
            <Year found={found} chosen={year ?? found.year} purposes={purposes} />
          </chakra.div>
        )}
      </QueryState>
    </Stack>
  )
}

type YearProps = DonationsViewProps & {
  found: DonationSums
  /** Until its sums arrive, `found` has those of another year. */
  chosen: number
}

function Year({ found, chosen, purposes }: YearProps) {
  const { year, years, sums } = found
  const navigate = useNavigate()
  const { canEdit } = useStaff()
  const download = useStaffDownload()
  const currencies = CURRENCY_CODES.filter((code) => sums.some(({ currency }) => currency === code))
  return (
    <Stack gap="8">
      <Cluster alignItems="end">
        <Choice
          label="Year"
          options={years.map((each) => ({ value: String(each), label: String(each) }))}
          value={String(chosen)}
          onChange={({ target }) =>
            void navigate(`${DONATIONS_URL}?year=${target.value}`, { preventScrollReset: true })
          }
        />
        <LinkButton to={listUrl({ kind: 'donations', sort: 'status' })} prefetch="none" look="outline">
          Gifts one by one
        </LinkButton>
        {canEdit && (
          <ExternalLinkButton href={receiptsUrl(year)} download look="outline" onClick={download}>
            Receipts of {year} (CSV)
          </ExternalLinkButton>
        )}
      </Cluster>
      {currencies.length === 0 && <p>No money of a gift is noted for {year}.</p>}
      {currencies.map((currency) => (
        <section key={currency} aria-labelledby={`gifts-${currency}`}>
          <chakra.h2 id={`gifts-${currency}`} textStyle="subtitle" marginBottom="4">
            In {CURRENCIES[currency].name}
          </chakra.h2>
          <DonationTable
            currency={currency}
            sums={sums.filter((sum) => sum.currency === currency)}
            purposes={purposes}
          />
        </section>
      ))}
    </Stack>
  )
}
