import { Stack, Table, Wrap } from '@chakra-ui/react'
import { CURRENCIES, type Currency, CURRENCY_CODES, formatMoney } from '#contract/money.ts'
import {
  type DonationSum,
  donationSumsQuerySchema,
  readDonationSums,
  RECEIPTS_EXPORT_PATH,
} from '#contract/staff/donations.ts'
import { monthName } from '#src/lib/dates.ts'
import { DataRow, DataTable } from '#src/ui/data-table.tsx'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { TextLink } from '#src/ui/links.tsx'
import { staffUrl } from './addresses.ts'
import { Choice, useList } from './list.tsx'
import { DownloadButton, useStaff } from './use-staff.tsx'
import { Part, View } from './view.tsx'

/** Donations received in a year, by month and purpose, with a table for each currency. */
export function DonationsView() {
  const list = useList(donationSumsQuerySchema, readDonationSums)
  const { canEdit } = useStaff()
  return (
    <View title="Gifts" gap="8">
      <QueryState query={list.found} what="the gifts">
        {({ year, years, sums }) => (
          <Stack gap="8" {...list.dimmed}>
            <Wrap gap="3" alignItems="end">
              <Choice
                label="Year"
                options={new Map(years.map((each) => [String(each), String(each)]))}
                {...list.filter('year')}
                // The chosen one, while the sums are still those of another year.
                value={String(list.query.year ?? year)}
              />
              <TextLink to={staffUrl('submissions', { kind: 'donations', sort: 'status' })}>
                Gifts one by one
              </TextLink>
              {canEdit && (
                <DownloadButton path={`${RECEIPTS_EXPORT_PATH}?year=${year}`}>
                  Receipts of {year} (CSV)
                </DownloadButton>
              )}
            </Wrap>
            {sums.length === 0 && <p>No money of a gift is noted for {year}.</p>}
            {CURRENCY_CODES.map((code) => (
              <DonationTable
                key={code}
                currency={code}
                sums={sums.filter(({ currency }) => currency === code)}
              />
            ))}
          </Stack>
        )}
      </QueryState>
    </View>
  )
}

type Sums = ReadonlyArray<DonationSum>

const sumsStyle = {
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '2', textAlign: 'end' },
  '& th': { fontSize: 'sm', minWidth: '6rem', verticalAlign: 'bottom' },
  '& th:first-of-type': { textAlign: 'start' },
  '& td': { whiteSpace: 'nowrap' },
  '& tfoot tr': { fontWeight: '700', borderTop: '2px solid {colors.border.strong}' },
}

const totalOf = (sums: Sums) => sums.reduce((total, { amountMinor }) => total + amountMinor, 0)
const countOf = (sums: Sums) => sums.reduce((total, { count }) => total + count, 0)

/** Months as rows, purposes as columns, with totals. */
function DonationTable({ currency, sums }: { currency: Currency; sums: Sums }) {
  const { titles } = useStaff()
  if (sums.length === 0) return null
  const months = [...new Set(sums.map(({ month }) => month))]
  const causes = [...new Set(sums.map(({ cause }) => cause))].sort()
  const money = (found: Sums) => (found.length === 0 ? '–' : formatMoney(totalOf(found), currency))
  const { name } = CURRENCIES[currency]

  const rowOf = (heading: string, row: Sums) => (
    <DataRow key={heading} heading={heading}>
      {causes.map((cause) => (
        <Table.Cell key={cause}>{money(row.filter((sum) => sum.cause === cause))}</Table.Cell>
      ))}
      <Table.Cell>{countOf(row)}</Table.Cell>
      <Table.Cell>{money(row)}</Table.Cell>
    </DataRow>
  )
  return (
    <Part title={`In ${name}`}>
      <DataTable
        label={`Gifts in ${name}`}
        columns={['Month', ...causes.map((cause) => titles.cause[cause] ?? cause), 'Gifts', 'Together']}
        css={sumsStyle}
        footer={rowOf('The year', sums)}
      >
        {months.map((month) =>
          rowOf(
            monthName(month),
            sums.filter((sum) => sum.month === month),
          ),
        )}
      </DataTable>
    </Part>
  )
}
