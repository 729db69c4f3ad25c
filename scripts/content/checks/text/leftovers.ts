import type { TextFinding } from './text-check.ts'

const LEFTOVERS = [
  /lorem ipsum(?:\s+dolor sit amet)?|dolor sit amet/giu,
  /(?<![\p{L}\p{N}_])(?:TODO|TBD|TBC|TBA|FIXME|XXX+)(?![\p{L}\p{N}_])/gu,
  /\[(?:insert|add|your|enter|fill in|write|placeholder|text|name|date|link|title)\b[^\]]*\](?!\()/giu,
  /<(?:insert|your|name|title|date|text)\b[^>]*>/giu,
  /(?<![\p{L}\p{N}])(?:placeholder text|your text here|text goes here|insert text|sample text|asdf\w*)(?![\p{L}\p{N}])/giu,
]

/**
 * Reports words meant to be replaced before publishing. Code is ignored, as are most words in angle brackets, which
 * Markdown treats as HTML and another rule reports.
 */
export function leftovers(prose: string, { value }: { value: string }): Array<TextFinding> {
  let end = 0
  return LEFTOVERS.flatMap((pattern) => [...prose.matchAll(pattern)])
    .sort((a, b) => a.index - b.index || b[0].length - a[0].length)
    .flatMap(({ 0: { length }, index: offset }): Array<TextFinding> => {
      // A sample text in brackets counts once.
      if (offset < end) return []
      end = offset + length
      const words = {
        found: `"${value.slice(offset, end).replace(/\s+/gu, ' ')}" was to be replaced before publishing.`,
        fix: 'Write the words that belong here, or leave the sentence out.',
        expected: 'Visitors read every word as it stands.',
      }
      return [{ offset, rule: 'placeholder-text', words }]
    })
}
