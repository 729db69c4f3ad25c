import { defineStyle, Span, Table } from '@chakra-ui/react'
import type { Period } from '#src/content/legal.ts'

const tableStyle = defineStyle({
  marginTop: '6',
  width: '100%',
  maxWidth: 'prose',
  borderCollapse: 'collapse',
  textStyle: 'body',
  '& th, & td': {
    padding: '0.75rem 1rem 0.75rem 0',
    borderBottom: '1px solid {colors.border.subtle}',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& thead th': { textStyle: 'eyebrow', borderBottom: '2px solid {colors.border.strong}' },
  '& tbody th': { fontWeight: '700' },
  '& thead th:last-child, & td': { whiteSpace: 'nowrap', paddingInlineEnd: '0' },
  '& td': { fontWeight: '700' },
})

/** The retention of each kind of data, with the reason. */
export function PeriodTable({ periods, labelledBy }: { periods: ReadonlyArray<Period>; labelledBy: string }) {
  return (
    <Table.Root css={tableStyle} aria-labelledby={labelledBy}>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader scope="col">What we keep</Table.ColumnHeader>
          <Table.ColumnHeader scope="col">How long</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {periods.map(({ label, period, why }) => (
          <Table.Row key={label}>
            <Table.ColumnHeader scope="row">
              {label}
              <Span display="block" textStyle="small" fontWeight="400" color="fg.muted" marginTop="1">
                {why}
              </Span>
            </Table.ColumnHeader>
            <Table.Cell>{period}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}
