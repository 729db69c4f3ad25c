// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Row = { rule: string; file: string; testFile: string; testName: string | null }

const rows: Array<Row> = [
  ...readFileSync('docs/spec-coverage.md', 'utf8').matchAll(
    /^\|\s+(?<rule>[^|]+?)\s+\|\s+`(?<file>[^`]+)`\s+\|\s+`(?<testFile>[^`]+)`(?:: (?<testName>[^|]+?))?\s+\|$/gmu,
  ),
].map(({ groups }) => ({
  rule: groups?.rule ?? '',
  file: groups?.file ?? '',
  testFile: groups?.testFile ?? '',
  testName: groups?.testName?.trim() ?? null,
}))

test('every row of the coverage is a row this test understands', () => {
  const lines = readFileSync('docs/spec-coverage.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Rule') && !line.startsWith('| ---'))
  expect(rows).toHaveLength(lines.length)
  expect(rows.length).toBeGreaterThan(60)
})

test('every file that keeps a rule exists', () => {
  expect(rows.map(({ file }) => file).filter((file) => !existsSync(file))).toEqual([])
})

test('every test that proves a rule exists under the name given', () => {
  const missing = rows.filter(({ testFile, testName }) => {
    if (!existsSync(testFile)) return true
    return (
      testName !== null &&
      !readFileSync(testFile, 'utf8').includes(testName.replaceAll("'", "\\'")) &&
      !readFileSync(testFile, 'utf8').includes(testName)
    )
  })
  expect(missing).toEqual([])
})
