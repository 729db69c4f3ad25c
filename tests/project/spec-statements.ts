import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A test with its name as written; names of parametrized tests keep their placeholders. */
export type TaggedTest = { file: string; name: string; ids: Array<string> }

/** The first argument of a call, a string that ends in tags, as in `test('name [HOME-3]', …)`. */
const TAGGED = /\(\s*(['"`])((?:(?!\1)[^\\\n]|\\.)*?) \[([A-Z][A-Z\d]*-\d+[A-Z\d. -]*)\]\1,/g

/** `HOME-3..5` stands for three consecutive statements. */
function expandRange(range: string): Array<string> {
  const [, area = '', first, last = first] = /^([A-Z][A-Z\d]*)-(\d+)(?:\.\.(\d+))?$/.exec(range) ?? []
  const length = Math.max(0, Number(last) - Number(first) + 1)
  return Array.from({ length }, (_, index) => `${area}-${Number(first) + index}`)
}

/** The tests of one file whose names end in tags such as `[HOME-3]` or `[HOME-3..5 PAGE-1]`. */
export function taggedTests(file: string, code: string): Array<TaggedTest> {
  return [...code.matchAll(TAGGED)].map(([, , name = '', tags = '']) => ({
    file,
    name,
    ids: tags.split(' ').flatMap(expandRange),
  }))
}

/** The tagged tests of the project, by file and from top to bottom. */
export function readTaggedTests(root: string): Array<TaggedTest> {
  return (
    readdirSync(path.join(root, 'tests'), { recursive: true, encoding: 'utf8' })
      // The test of this module has examples of tags.
      .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name) && !name.endsWith('spec-coverage.test.ts'))
      .map((name) => `tests/${name.replaceAll(path.sep, '/')}`)
      .sort()
      .flatMap((file) => taggedTests(file, readFileSync(path.join(root, file), 'utf8')))
  )
}

type Statement = { id: string; isPlanned: boolean }
export type Area = { title: string; statements: Array<Statement> }

/** The areas of docs/spec.md with their statements, in document order. */
export function readAreas(markdown: string): Array<Area> {
  const areas: Array<Area> = []
  for (const line of markdown.split('\n')) {
    const title = /^## (?<title>.+)$/.exec(line)?.groups?.title
    if (title !== undefined) areas.push({ title, statements: [] })
    const { id, mark } = /^- (?<id>[A-Z][A-Z\d]*-\d+)(?<mark> \(planned\))?: /.exec(line)?.groups ?? {}
    if (id !== undefined) areas.at(-1)?.statements.push({ id, isPlanned: mark !== undefined })
  }
  return areas
}

/** The contradictions between statements and tests, one sentence each. */
export function coverageProblems(areas: Array<Area>, tests: Array<TaggedTest>): Array<string> {
  const statements = areas.flatMap((area) => area.statements)
  const tagged = new Set(tests.flatMap(({ ids }) => ids))
  const known = new Set(statements.map(({ id }) => id))
  return [
    ...statements
      .filter(({ id, isPlanned }) => !isPlanned && !tagged.has(id))
      .map(({ id }) => `${id} has no test.`),
    ...statements
      .filter(({ id, isPlanned }) => isPlanned && tagged.has(id))
      .map(({ id }) => `${id} is planned, but has a test.`),
    ...statements
      .filter(({ id }, index) => statements.findIndex((other) => other.id === id) < index)
      .map(({ id }) => `${id} is the number of two statements.`),
    ...tests.flatMap(({ file, name, ids }) =>
      ids
        .filter((id) => !known.has(id))
        .map((id) => `${file} tags "${name}" with ${id}, which is no statement.`),
    ),
  ]
}
