import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const lines = readFileSync('docs/security.md', 'utf8').split('\n')
const rows = lines.filter((line) => /^\| (?!ASVS|Failure|-)/.test(line))

/** The test file and test name at the end of a row. */
function testOf(row: string) {
  return /\| `(?<file>tests\/[^`]+)`: (?<name>[^|]+?)\s*\|$/.exec(row)?.groups ?? null
}

test('every row of the security page names a test', () => {
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.filter((row) => testOf(row) === null)).toEqual([])
})

test('every test that the security page names exists', () => {
  const missing = rows.map(testOf).filter((named) => {
    const { file = '', name = '' } = named ?? {}
    return !existsSync(file) || !readFileSync(file, 'utf8').includes(name)
  })
  expect(missing).toEqual([])
})

test('every ASVS item in scope has its row', () => {
  const items = `3.3.1 3.3.2 3.3.3 3.3.4 3.5.1 3.5.2 3.5.3 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.8 6.2.9 6.2.12 6.3.1 6.3.2 6.3.4
    7.2.1 7.2.2 7.2.3 7.2.4 7.3.1 7.3.2 7.4.1 7.4.2 7.4.3 7.5.1 7.5.2`
  const listed = rows.map((row) => row.split('|')[1]?.trim())
  expect(items.split(/\s+/).filter((item) => !listed.includes(item))).toEqual([])
})
