export type Statement = { id: string; isPlanned: boolean }
export type Area = { title: string; statements: Array<Statement> }

/** The areas of docs/spec.md with their statements, in the order of the document. */
export function readAreas(markdown: string): Array<Area> {
  const areas: Array<Area> = []
  for (const line of markdown.split('\n')) {
    const title = /^## (?<title>.+)$/.exec(line)?.groups?.title
    if (title !== undefined) areas.push({ title, statements: [] })
    const { id, mark } = /^- (?<id>[A-Z]+-\d+)(?<mark> \(planned\))?: /.exec(line)?.groups ?? {}
    if (id !== undefined) areas.at(-1)?.statements.push({ id, isPlanned: mark !== undefined })
  }
  return areas
}
