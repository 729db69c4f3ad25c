import type { Passage } from './passages.ts'
import type { TextFinding } from './text-check.ts'

const QUOTED = /^(?:“[^“”]*”|„[^„“”]*[“”]|‘[^‘’]*’)$/u

/** Reports typographic quotes around a whole value: YAML treats them as part of it. */
export function strangeQuotes(_prose: string, { value, node }: Passage): Array<TextFinding> {
  if (node?.type !== 'PLAIN' || !QUOTED.test(value)) return []
  const words = {
    found: 'the quotes around this text are those of a word processor, and visitors would see them.',
    fix: `Write '${value.slice(1, -1).replaceAll("'", "''")}'.`,
    expected: 'Quotes around a value are straight: \' or ".',
  }
  return [{ offset: 0, rule: 'typographic-quotes', words }]
}
