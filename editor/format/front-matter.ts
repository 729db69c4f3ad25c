export type Parts = { head: string; body: string }

const PARTS = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n([\s\S]*))?$/m

/** The fields on top of a Markdown file and the text below them, or undefined where it has no such fields. */
export function splitFile(source: string): Parts | undefined {
  const found = PARTS.exec(source)
  return found?.index === 0 ? { head: found[1] ?? '', body: found[2] ?? '' } : undefined
}

/** The file again, with an empty line above its text if it had one, as new files have. */
export function joinFile({ head, body }: Parts, before?: Parts): string {
  const gap = before && !before.body.startsWith('\n') && before.body !== '' ? '' : '\n'
  return `---\n${head.replace(/\n?$/, '\n')}---\n${gap}${body.trim()}\n`
}
