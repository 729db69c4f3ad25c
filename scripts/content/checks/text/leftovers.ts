import type { TextFinding } from './text-check.ts'

const LEFTOVERS = [
  /lorem ipsum(?:\s+dolor sit amet)?|dolor sit amet/giu,
  /(?<![\p{L}\p{N}_])(?:TODO|TBD|TBC|TBA|FIXME|XXX+)(?![\p{L}\p{N}_])/gu,
  /\[(?:insert|add|your|enter|fill in|write|placeholder|text|name|date|link|title)\b[^\]]*\](?!\()/giu,
  /<(?:insert|your|name|title|date|text)[^>]*>/giu,
  /(?<![\p{L}\p{N}])(?:placeholder text|your text here|text goes here|insert text|sample text|asdf\w*)(?![\p{L}\p{N}])/giu,
]

/** Words that somebody meant to replace before publishing. */
export function leftovers(prose: string, { value, isMarkdown }: { value: string; isMarkdown: boolean }) {
  // Links of Markdown have their brackets in the source only, and programs only in the source.
  return LEFTOVERS.flatMap((pattern, index) =>
    [...(isMarkdown && index < 2 ? prose : value).matchAll(pattern)].map(
      ({ 0: written, index: offset }): TextFinding => ({
        offset,
        rule: 'placeholder-text',
        words: {
          found: `"${written}" was to be replaced before publishing.`,
          fix: 'Write the words that belong here, or leave the sentence out.',
          expected: 'Visitors read every word as it stands.',
        },
      }),
    ),
  )
}
