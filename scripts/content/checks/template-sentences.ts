import { examples, type ExampleValue } from '#scripts/content/readme/examples/every-kind.ts'
import { everyField } from '#src/content/schema/document.ts'
import type { ContentDocument } from './document.ts'
import { markdown, OTHER, proseOf } from './markdown-text.ts'

/** The comment above each example value of `npm run content:new`. */
export const EXAMPLE_REMARK = 'An example: write your own.'

/** Shorter sentences, such as "The work", may well be intended. */
const MIN_WORDS = 5
const BEFORE = '(?<![\\p{L}\\p{N}])'
/** Allows for line breaks, emphasis, other quotes and addresses. */
const BETWEEN = '[^\\p{L}\\p{N}]+'
/** A sentence that continues is another one. */
const AFTER = `(?=["”’)\\s]*(?:[.!?…]|${OTHER}|$))`

/** Reports examples of `npm run content:new` and sentences of its templates in documents that are no drafts any more. */
export function checkExamples({ schema, root, text: source, texts, report }: ContentDocument) {
  if (root?.get('draft') === true) return
  for (const { index } of source.matchAll(new RegExp(`#\\s*${EXAMPLE_REMARK}`, 'g')))
    report(index, {
      rule: 'placeholder-text',
      found: 'this line is still an example.',
      fix: 'If it is right as it is, remove the remark.',
    })
  // Editors create only documents of these types from a template.
  if (everyField(schema) === schema.fields) return
  for (const { prose, path, ...text } of texts) {
    // The comment above it has been reported already.
    const [, above = ''] = new RegExp(`^(.*)\\n${path[0]}:`, 'mu').exec(source) ?? []
    if (above.includes(EXAMPLE_REMARK)) continue
    const plain = plainWords(prose)
    for (const { written, words } of templates.get(schema.name) ?? []) {
      // Most texts have none, and the exact search is slow.
      const offset = plain.includes(words) ? prose.search(patternOf(words)) : -1
      if (offset !== -1)
        text.report(offset, {
          rule: 'placeholder-text',
          found: `"${written}" is a sentence of the template.`,
        })
    }
  }
}

type Sentence = { written: string; words: string }

const templates = new Map(Object.entries(examples).map(([kind, example]) => [kind, sentencesOf(example)]))

function sentencesOf({ fields, body }: (typeof examples)[string]): Array<Sentence> {
  return [...textsIn(fields).map((value) => proseOf(value)), proseOf(body, markdown.parse(body))]
    .flatMap((prose) => prose.split(new RegExp(`${OTHER}+|(?<=[.!?]["”’]?)\\s+`, 'u')))
    .map((part) => ({ written: part.replace(/\s+/gu, ' ').trim(), words: plainWords(part) }))
    .filter(({ words }) => words.split(' ').length >= MIN_WORDS)
}

function plainWords(text: string) {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}

function patternOf(words: string) {
  return new RegExp(`${BEFORE}${words.replaceAll(' ', BETWEEN)}${AFTER}`, 'u')
}

function textsIn(value: ExampleValue): Array<string> {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
