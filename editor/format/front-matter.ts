export type Parts = { head: string; body: string }

const PARTS = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n([\s\S]*))?$/m

/** Splits a Markdown file into front matter and text. Returns undefined without front matter. */
export function splitFile(source: string): Parts | undefined {
  const found = PARTS.exec(source)
  return found?.index === 0 ? { head: found[1] ?? '', body: found[2] ?? '' } : undefined
}

/** Joins the parts, with an empty line above the text if there was one, as in new files. */
export function joinFile({ head, body }: Parts, before?: Parts): string {
  const gap = before && !before.body.startsWith('\n') && before.body !== '' ? '' : '\n'
  return `---\n${head.replace(/\n?$/, '\n')}---\n${gap}${body.trim()}\n`
}
