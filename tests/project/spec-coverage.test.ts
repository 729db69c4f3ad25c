import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/* A statement of docs/spec.md is proved by the tests whose names end in its number, such as `[HOME-3]` or `[HOME-3..5]`. */

const STATEMENT = /^- (?<id>[A-Z][A-Z\d]*-\d+)(?<mark> \(planned\))?: /gm

/** The first argument of a call, a string that ends in numbers of statements. */
const TAGGED = /\(\s*(['"`])(?:(?!\1)[^\\\n]|\\.)*? \[([A-Z][A-Z\d]*-\d+[A-Z\d. -]*)\]\1,/g

/** `HOME-3..5` stands for three consecutive statements. */
function expandRange(range: string): Array<string> {
  const [, area = '', first, last = first] = /^([A-Z][A-Z\d]*)-(\d+)(?:\.\.(\d+))?$/.exec(range) ?? []
  const length = Math.max(0, Number(last) - Number(first) + 1)
  return Array.from({ length }, (_, index) => `${area}-${Number(first) + index}`)
}

const statements = [...readFileSync('docs/spec.md', 'utf8').matchAll(STATEMENT)].map(({ groups }) => ({
  id: groups?.id ?? '',
  isPlanned: groups?.mark !== undefined,
}))

const proved = new Set(
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name))
    .flatMap((name) => [...readFileSync(`tests/${name}`, 'utf8').matchAll(TAGGED)])
    .flatMap(([, , numbers = '']) => numbers.split(' ').flatMap(expandRange)),
)

test('every statement that is not planned has a test, and every number in a name is that of one statement', () => {
  expect(statements.length).toBeGreaterThan(400)
  const ids = statements.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(statements.filter(({ id, isPlanned }) => isPlanned === proved.has(id))).toEqual([])
  expect([...proved].filter((id) => !ids.includes(id))).toEqual([])
})
