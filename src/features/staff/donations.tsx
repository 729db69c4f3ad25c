import { Heading, Stack, Table, Wrap } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { CURRENCIES, type Currency, CURRENCY_CODES, formatMoney } from '#contract/money.ts'
import { type DonationSum, donationSumsQuerySchema, receiptsExportPath } from '#contract/staff/donations.ts'
import { env } from '#src/lib/env.ts'
import { ExternalLinkButton, LinkButton } from '#src/ui/button.tsx'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { useStaff, useStaffDownload } from './access.ts'
import { DONATIONS_URL, listUrl } from './addresses.ts'
import { DataRow, DataTable, heatMap } from '#src/ui/data-table.tsx'
import { Choice, useFilters } from './filters.tsx'
import { donationSumsQuery } from './queries.ts'
import { View } from './view.tsx'

type DonationsViewProps = { purposes: Readonly<Record<string, string>> }

/** Donations received in a year, by month and purpose, with a table for each currency. */
export function DonationsView({ purposes }: DonationsViewProps) {
  const { query, filter } = useFilters(DONATIONS_URL, donationSumsQuerySchema)
  const found = useQuery(donationSumsQuery(query))
  const { canEdit } = useStaff()
  const download = useStaffDownload()
  return (
    <View title="Gifts" gap="8">
      <QueryState query={found} what="the gifts">
        {({ year, years, sums }) => (
          <Stack
            gap="8"
            aria-busy={found.isPlaceholderData}
            opacity={found.isPlaceholderData ? '0.6' : undefined}
          >
            <Wrap gap="3" alignItems="end">
              <Choice
                label="Year"
                options={years.map((each) => ({ value: String(each), label: String(each) }))}
                {...filter('year')}
                // The chosen one, while the sums are still those of another year.
                value={String(query.year ?? year)}
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
            {sums.length === 0 && <p>No money of a gift is noted for {year}.</p>}
            {CURRENCY_CODES.filter((code) => sums.some(({ currency }) => currency === code)).map((code) => (
              <section key={code} aria-labelledby={`gifts-${code}`}>
                <Heading id={`gifts-${code}`} textStyle="subtitle" marginBottom="4">
                  In {CURRENCIES[code].name}
                </Heading>
                <DonationTable
                  currency={code}
                  sums={sums.filter(({ currency }) => currency === code)}
                  purposes={purposes}
                />
              </section>
            ))}
          </Stack>
        )}
      </QueryState>
    </View>
  )
}

type Sums = ReadonlyArray<DonationSum>
type DonationTableProps = DonationsViewProps & { currency: Currency; sums: Sums }

const sumsStyle = {
  ...heatMap,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '2', textAlign: 'end' },
  '& th': { fontSize: 'sm', minWidth: '6rem', verticalAlign: 'bottom' },
  '& th:first-of-type': { textAlign: 'start' },
  '& td': { borderRadius: 'sm', whiteSpace: 'nowrap' },
  '& tfoot td, & tfoot th': {
    fontWeight: '700',
    borderRadius: '0',
    borderTop: '2px solid {colors.border.strong}',
  },
}

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })

const totalOf = (sums: Sums) => sums.reduce((total, { amountMinor }) => total + amountMinor, 0)
const countOf = (sums: Sums) => sums.reduce((total, { count }) => total + count, 0)

/** Months as rows, purposes as columns, with totals. The background of a cell shows its share. */
function DonationTable({ currency, sums, purposes }: DonationTableProps) {
  const months = [...new Set(sums.map((sum) => sum.month))]
  const causes = [...new Set(sums.map(({ cause }) => cause))].sort()
  const max = Math.max(...sums.map(({ amountMinor }) => amountMinor))
  const money = (found: Sums) => (found.length === 0 ? '–' : formatMoney(totalOf(found), currency))
  const totals = (found: Sums) => (
    <>
      <Table.Cell>{countOf(found)}</Table.Cell>
      <Table.Cell>{money(found)}</Table.Cell>
    </>
  )
  return (
    <DataTable
      label={`Gifts in ${CURRENCIES[currency].name}`}
      columns={['Month', ...causes.map((cause) => purposes[cause] ?? cause), 'Gifts', 'Together']}
      css={sumsStyle}
      footer={
        <DataRow heading="The year">
          {causes.map((cause) => (
            <Table.Cell key={cause}>{money(sums.filter((sum) => sum.cause === cause))}</Table.Cell>
          ))}
          {totals(sums)}
        </DataRow>
      }
    >
      {months.map((each) => {
        const row = sums.filter((sum) => sum.month === each)
        return (
          <DataRow key={each} heading={month.format(new Date(`${each}-01`))}>
            {causes.map((cause) => {
              const found = row.filter((sum) => sum.cause === cause)
              return (
                <Table.Cell key={cause} {...backgroundOf(totalOf(found), max)}>
                  {money(found)}
                </Table.Cell>
              )
            })}
            {totals(row)}
          </DataRow>
        )
      })}
    </DataTable>
  )
}

function backgroundOf(amount: number, max: number) {
  if (amount === 0) return { backgroundColor: 'bg.surface' }
  if (amount > max / 2) return { backgroundColor: 'highlight', color: 'highlight.contrast' }
  return { backgroundColor: amount > max / 8 ? 'bg.warm' : 'bg.cool' }
}
