import type { TaggedTest } from './tagged-tests.ts'

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

/** Each statement with the tests that carry its number, in Markdown. */
export function renderCoverage(areas: Array<Area>, tests: Array<TaggedTest>): string {
  const lines = areas.flatMap(({ title, statements }) => [
    `\n## ${title}\n`,
    ...statements.flatMap(({ id, isPlanned }) => [
      isPlanned ? `- ${id}: planned` : `- ${id}`,
      ...tests.filter(({ ids }) => ids.includes(id)).map(({ file, name }) => `  - \`${file}\`: ${name}`),
    ]),
  ])
  return `${lines.join('\n').trim()}\n`
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
