import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromColumns, toColumns } from '#src/lib/columns.ts'

const anyRows = fc.array(fc.record({ name: fc.string(), topics: fc.array(fc.string()), hours: fc.nat() }))

test('rows come back from their columns as they were, also none', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      expect(fromColumns(JSON.parse(JSON.stringify(toColumns(rows))))).toEqual(rows)
    }),
  )
})

test.each([[null], [[]], ['text'], [{ name: 'Ada' }], [{ name: ['Ada', 'Bisi'], hours: [1] }]])(
  '%j is no columns',
  (found) => {
    expect(fromColumns(found)).toBeNull()
  },
)
