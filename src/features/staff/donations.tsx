import { Box, defineStyle, Heading, Stack, Table, Wrap } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import * as v from 'valibot'
import { CURRENCIES, type Currency, CURRENCY_CODES, formatMoney } from '#contract/money.ts'
import {
  type DonationSum,
  type DonationSums,
  donationSumsQuerySchema,
  receiptsExportPath,
} from '#contract/staff/donations.ts'
import { env } from '#src/lib/env.ts'
import { ExternalLinkButton, LinkButton } from '#src/ui/button.tsx'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { useStaff, useStaffDownload } from './access.ts'
import { DONATIONS_URL, listUrl } from './addresses.ts'
import { Choice } from './forms.tsx'
import { donationSumsQuery } from './queries.ts'

type DonationsViewProps = { purposes: Readonly<Record<string, string>> }

/** Donations received in a year, by month and purpose, with a table for each currency. */
export function DonationsView({ purposes }: DonationsViewProps) {
  const [params] = useSearchParams()
  const { year } = v.parse(donationSumsQuerySchema, Object.fromEntries(params))
  const sums = useQuery(donationSumsQuery(year))
  return (
    <Stack gap="8">
      <Heading as="h1" textStyle="title">
        Gifts
      </Heading>
      <QueryState query={sums} what="the gifts">
        {(found) => (
          <Box aria-busy={sums.isPlaceholderData} opacity={sums.isPlaceholderData ? '0.6' : undefined}>
            <Year found={found} chosen={year ?? found.year} purposes={purposes} />
          </Box>
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
      <Wrap gap="3" alignItems="end">
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
          <ExternalLinkButton
            href={env.apiUrl + receiptsExportPath(year)}
            download
            look="outline"
            onClick={download}
          >
            Receipts of {year} (CSV)
          </ExternalLinkButton>
        )}
      </Wrap>
      {currencies.length === 0 && <p>No money of a gift is noted for {year}.</p>}
      {currencies.map((currency) => (
        <section key={currency} aria-labelledby={`gifts-${currency}`}>
          <Heading id={`gifts-${currency}`} textStyle="subtitle" marginBottom="4">
            In {CURRENCIES[currency].name}
          </Heading>
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

type Sums = ReadonlyArray<DonationSum>
type DonationTableProps = { currency: Currency; sums: Sums; purposes: Readonly<Record<string, string>> }

const tableStyle = defineStyle({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: '0.25rem',
  fontVariantNumeric: 'tabular-nums',
  // On phones the table scrolls sideways instead of breaking words.
  '& th, & td': { overflowWrap: 'normal', padding: '2', textAlign: 'end' },
  '& th': { fontSize: 'sm', minWidth: '6rem', verticalAlign: 'bottom' },
  '& th:first-of-type': { textAlign: 'start' },
  '& td': { borderRadius: 'sm', whiteSpace: 'nowrap' },
  '& tfoot td, & tfoot th': {
    fontWeight: '700',
    borderRadius: '0',
    borderTop: '2px solid {colors.border.strong}',
  },
})

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })

const totalOf = (sums: Sums) => sums.reduce((total, { amountMinor }) => total + amountMinor, 0)
const countOf = (sums: Sums) => sums.reduce((total, { count }) => total + count, 0)

/** Months as rows, purposes as columns, with totals. The background of a cell shows its share. */
function DonationTable({ currency, sums, purposes }: DonationTableProps) {
  const months = [...new Set(sums.map((sum) => sum.month))]
  const causes = [...new Set(sums.map(({ cause }) => cause))].sort()
  const max = Math.max(...sums.map(({ amountMinor }) => amountMinor))
  const money = (found: Sums) => (found.length === 0 ? '–' : formatMoney(totalOf(found), currency))
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label={`Gifts in ${CURRENCIES[currency].name}`}>
      <Table.Root css={tableStyle}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">Month</Table.ColumnHeader>
            {causes.map((cause) => (
              <Table.ColumnHeader key={cause} scope="col">
                {purposes[cause] ?? cause}
              </Table.ColumnHeader>
            ))}
            <Table.ColumnHeader scope="col">Gifts</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">Together</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {months.map((each) => {
            const row = sums.filter((sum) => sum.month === each)
            return (
              <Table.Row key={each}>
                <Table.ColumnHeader scope="row">{month.format(new Date(`${each}-01`))}</Table.ColumnHeader>
                {causes.map((cause) => {
                  const found = row.filter((sum) => sum.cause === cause)
                  return (
                    <Table.Cell key={cause} {...backgroundOf(totalOf(found), max)}>
                      {money(found)}
                    </Table.Cell>
                  )
                })}
                <Table.Cell>{countOf(row)}</Table.Cell>
                <Table.Cell>{money(row)}</Table.Cell>
              </Table.Row>
            )
          })}
        </Table.Body>
        <Table.Footer>
          <Table.Row>
            <Table.ColumnHeader scope="row">The year</Table.ColumnHeader>
            {causes.map((cause) => (
              <Table.Cell key={cause}>{money(sums.filter((sum) => sum.cause === cause))}</Table.Cell>
            ))}
            <Table.Cell>{countOf(sums)}</Table.Cell>
            <Table.Cell>{money(sums)}</Table.Cell>
          </Table.Row>
        </Table.Footer>
      </Table.Root>
    </Box>
  )
}

function backgroundOf(amount: number, max: number) {
  if (amount === 0) return { backgroundColor: 'bg.surface' }
  if (amount > max / 2) return { backgroundColor: 'highlight', color: 'highlight.contrast' }
  return { backgroundColor: amount > max / 8 ? 'bg.warm' : 'bg.cool' }
}
