import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { coverageProblems, readAreas, readTaggedTests, taggedTests } from './spec-statements.ts'

const root = path.resolve(import.meta.dirname, '../..')
const areas = readAreas(readFileSync(path.join(root, 'docs/spec.md'), 'utf8'))
const tests = readTaggedTests(root)

const spec = `
## HOME: Home page

- HOME-1: The page has a hero.
- HOME-2 (planned): The page has a footer.
`

test('statements and tests agree: every statement that is not planned has a test', () => {
  expect(areas.flatMap(({ statements }) => statements).length).toBeGreaterThan(400)
  expect(coverageProblems(areas, tests)).toEqual([])
})

test('a test names its statements at the end of its name, in each way a test can be declared', () => {
  const code = [
    "test('one [HOME-1]', () => {})",
    "testOnBoth('both [HOME-1 HOME-2]', async () => {})",
    "test.each(['a'])('%s of a table [HOME-1..3 PAGE-1]', () => {})",
    'test(`${"a"} made up [HOME-1]`, () => {})',
    "test('untagged', () => {})",
  ]
  expect(taggedTests('tests/a.test.ts', code.join('\n')).map(({ name, ids }) => [name, ids])).toEqual([
    ['one', ['HOME-1']],
    ['both', ['HOME-1', 'HOME-2']],
    ['%s of a table', ['HOME-1', 'HOME-2', 'HOME-3', 'PAGE-1']],
    ['${"a"} made up', ['HOME-1']],
  ])
})

test('a statement without a test, a planned one with a test and an unknown tag are reported', () => {
  const file = 'tests/a.test.ts'
  expect(coverageProblems(readAreas(spec), [{ file, name: 'a', ids: ['HOME-2', 'HOME-3'] }])).toEqual([
    'HOME-1 has no test.',
    'HOME-2 is planned, but has a test.',
    'tests/a.test.ts tags "a" with HOME-3, which is no statement.',
  ])
})

test('a number that two statements share is reported', () => {
  const twice = readAreas(`${spec}- HOME-1: The page has a menu.\n`)
  expect(coverageProblems(twice, [{ file: 'tests/a.test.ts', name: 'a', ids: ['HOME-1'] }])).toEqual([
    'HOME-1 is the number of two statements.',
  ])
})
