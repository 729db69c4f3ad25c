import { chakra } from '@chakra-ui/react'

type BarTableProps = {
  caption: string
  /** The headings of both columns, for screen readers. */
  row: string
  value: string
  /** `part` is the filled part of the value's bar. */
  rows: ReadonlyArray<{ label: string; value: number; part?: number; shown: string }>
  color: 'fg.brand' | 'fg.success' | 'fg.accent'
}

const Table = chakra('table', { base: { width: '100%', borderCollapse: 'collapse', textStyle: 'body' } })

const Caption = chakra('caption', { base: { textStyle: 'cardTitle', textAlign: 'start', marginBottom: '4' } })

const Label = chakra('th', {
  base: { display: 'block', fontWeight: '400', textAlign: 'start', paddingTop: '2' },
})

const Value = chakra('td', {
  base: { display: 'flex', alignItems: 'center', gap: '3', paddingBottom: '2', fontWeight: '700' },
})

const Bar = chakra('span', {
  base: { flexShrink: '0', height: '1rem', borderEndRadius: 'sm', printColorAdjust: 'exact' },
})

/** A bar chart as a table: the bars are decorative, the figures are text. */
export function BarTable({ caption, row, value: heading, rows, color }: BarTableProps) {
  const max = Math.max(...rows.map(({ value }) => value))
  return (
    <Table>
      <Caption>{caption}</Caption>
      <chakra.thead srOnly>
        <tr>
          <th scope="col">{row}</th>
          <th scope="col">{heading}</th>
        </tr>
      </chakra.thead>
      <tbody>
        {rows.map(({ label, value, part = value, shown }) => (
          <tr key={label}>
            <Label scope="row">{label}</Label>
            <Value>
              <Bar
                aria-hidden
                minWidth="1px"
                overflow="hidden"
                backgroundColor="bg.tint"
                // An inline style, as a class per width would add a rule to the page for each bar.
                style={{ width: `${(value / max) * 60}%` }}
              >
                <Bar
                  display="block"
                  backgroundColor={color}
                  style={{ width: `${value === 0 ? 0 : (part / value) * 100}%` }}
                />
              </Bar>
              {shown}
            </Value>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
