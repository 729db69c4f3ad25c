import { chakra, Table } from '@chakra-ui/react'

type BarTableProps = {
  caption: string
  /** The headings of both columns, for screen readers. */
  row: string
  value: string
  /** `part` is the filled part of the value's bar. */
  rows: ReadonlyArray<{ label: string; value: number; part?: number; shown: string }>
  color: 'fg.brand' | 'fg.success' | 'fg.accent'
}

const Bar = chakra('span', {
  base: { flexShrink: '0', height: '1rem', borderEndRadius: 'sm', printColorAdjust: 'exact' },
})

/** A bar chart as a table: the bars are decorative, the figures are text. */
export function BarTable({ caption, row, value: heading, rows, color }: BarTableProps) {
  const max = Math.max(...rows.map(({ value }) => value))
  return (
    <Table.Root width="100%" borderCollapse="collapse" textStyle="body">
      <Table.Caption captionSide="top" textStyle="cardTitle" textAlign="start" marginBottom="4">
        {caption}
      </Table.Caption>
      <Table.Header srOnly>
        <Table.Row>
          <Table.ColumnHeader scope="col">{row}</Table.ColumnHeader>
          <Table.ColumnHeader scope="col">{heading}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map(({ label, value, part = value, shown }) => (
          <Table.Row key={label}>
            <Table.ColumnHeader scope="row" display="block" fontWeight="400" textAlign="start" paddingTop="2">
              {label}
            </Table.ColumnHeader>
            <Table.Cell display="flex" alignItems="center" gap="3" paddingBottom="2" fontWeight="700">
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
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}
