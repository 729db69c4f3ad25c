import { chakra } from '@chakra-ui/react'
import { CURRENCIES, formatMoney, type Currency } from '#contract/money.ts'
import type { DonationSum } from '#contract/staff/donations.ts'

type Sums = ReadonlyArray<DonationSum>
type DonationTableProps = { currency: Currency; sums: Sums; purposes: Readonly<Record<string, string>> }

const Table = chakra('table', {
  base: {
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
  },
})

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })

const totalOf = (sums: Sums) => sums.reduce((total, { amountMinor }) => total + amountMinor, 0)
const countOf = (sums: Sums) => sums.reduce((total, { count }) => total + count, 0)

/** Months as rows, purposes as columns, with totals. The background of a cell shows its share. */
export function DonationTable({ currency, sums, purposes }: DonationTableProps) {
  const months = [...new Set(sums.map((sum) => sum.month))]
  const causes = [...new Set(sums.map(({ cause }) => cause))].sort()
  const max = Math.max(...sums.map(({ amountMinor }) => amountMinor))
  const money = (found: Sums) => (found.length === 0 ? '–' : formatMoney(totalOf(found), currency))
  return (
    <chakra.div
      overflowX="auto"
      tabIndex={0}
      role="region"
      aria-label={`Gifts in ${CURRENCIES[currency].name}`}
    >
      <Table>
        <thead>
          <tr>
            <th scope="col">Month</th>
            {causes.map((cause) => (
              <th key={cause} scope="col">
                {purposes[cause] ?? cause}
              </th>
            ))}
            <th scope="col">Gifts</th>
            <th scope="col">Together</th>
          </tr>
        </thead>
        <tbody>
          {months.map((each) => {
            const row = sums.filter((sum) => sum.month === each)
            return (
              <tr key={each}>
                <th scope="row">{month.format(new Date(`${each}-01`))}</th>
                {causes.map((cause) => {
                  const found = row.filter((sum) => sum.cause === cause)
                  return (
                    <chakra.td key={cause} {...groundOf(totalOf(found), max)}>
                      {money(found)}
                    </chakra.td>
                  )
                })}
                <td>{countOf(row)}</td>
                <td>{money(row)}</td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">The year</th>
            {causes.map((cause) => (
              <td key={cause}>{money(sums.filter((sum) => sum.cause === cause))}</td>
            ))}
            <td>{countOf(sums)}</td>
            <td>{money(sums)}</td>
          </tr>
        </tfoot>
      </Table>
    </chakra.div>
  )
}

function groundOf(amount: number, max: number) {
  if (amount === 0) return { backgroundColor: 'bg.surface' }
  if (amount > max / 2) return { backgroundColor: 'highlight', color: 'highlight.contrast' }
  return { backgroundColor: amount > max / 8 ? 'bg.warm' : 'bg.cool' }
}
