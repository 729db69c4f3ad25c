import { chakra } from '@chakra-ui/react'
import type { Period } from '#src/content/legal.ts'

const Table = chakra('table', {
  base: {
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
  },
})

/** The retention of each kind of data, with the reason. */
export function PeriodTable({ periods, labelledBy }: { periods: ReadonlyArray<Period>; labelledBy: string }) {
  return (
    <Table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">What we keep</th>
          <th scope="col">How long</th>
        </tr>
      </thead>
      <tbody>
        {periods.map(({ label, period, why }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              <chakra.span display="block" textStyle="small" fontWeight="400" color="fg.muted" marginTop="1">
                {why}
              </chakra.span>
            </th>
            <td>{period}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
