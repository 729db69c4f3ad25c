import type { ContentDocument } from '#scripts/content/checks/document.ts'
import { type Problem, problemAt } from '#scripts/content/checks/problem.ts'
import { type ExampleValue, examples } from '#scripts/content/readme/examples/every-kind.ts'
import { everyField } from '#src/content/schema/document.ts'
import { blocksOf, OTHER, passagesOf, proseOf } from '#scripts/content/checks/text/passages.ts'

/** The comment above each example value of `npm run content:new`. */
export const EXAMPLE_REMARK = 'An example: write your own.'

/** Reports example values of `npm run content:new` in documents that are not drafts any more. */
export function remarkProblems({ fields, file }: ContentDocument): Array<Problem> {
  if (!fields || fields.root.get('draft') === true) return []
  const { excerpt } = fields
  return [...excerpt.text.matchAll(new RegExp(`#\\s*${EXAMPLE_REMARK}`, 'g'))].map(({ index }) =>
    problemAt(excerpt, index, 'placeholder-text', {
      found: 'this line is still the example it was made with.',
      fix: 'Write your own words and remove the remark. If it is right as it is, remove the remark.',
      expected: `Nothing in ${file} is an example once it is published.`,
    }),
  )
}

/** Shorter sentences, such as "The work", may well be intended. */
const MIN_WORDS = 5

const BEFORE = '(?<![\\p{L}\\p{N}])'
/** Allows for line breaks, emphasis, other quotes and addresses. */
const BETWEEN = '[^\\p{L}\\p{N}]+'
/** A sentence that continues is another one. */
const AFTER = `(?=["”’)\\s]*(?:[.!?…]|${OTHER}|$))`

type Sentence = { written: string; pattern: RegExp }

const known = new Map<string, Array<Sentence>>()

/** Reports sentences of the template in a document that is not a draft any more. */
export function templateProblems(document: ContentDocument): Array<Problem> {
  const { schema, fields, file } = document
  // Editors create only documents of these types from a template.
  const isMadeNew = everyField(schema) !== schema.fields
  if (!isMadeNew || fields?.root.get('draft') === true) return []
  const sentences = known.get(schema.name) ?? sentencesOf(schema.name)
  known.set(schema.name, sentences)
  return passagesOf(document).flatMap((passage) => {
    // The example comment above it has been reported already.
    if (fields && hasRemark(fields.excerpt.text, passage.path[0])) return []
    const prose = proseOf(passage)
    return sentences.flatMap(({ written, pattern }) => {
      const offset = prose.search(pattern)
      if (offset === -1) return []
      return [
        problemAt(passage.excerpt, passage.placeOf(offset), 'placeholder-text', {
          found: `"${written}" is a sentence of the template for new documents.`,
          fix: 'Write your own words.',
          expected: `Nothing in ${file} is an example once it is published.`,
        }),
      ]
    })
  })
}

function sentencesOf(kind: string): Array<Sentence> {
  const { fields = {}, body = '' } = examples[kind] ?? {}
  const texts = [
    ...textsIn(fields).flatMap((value) => blocksOf({ value, isMarkdown: false })),
    ...blocksOf({ value: body, isMarkdown: true }),
  ]
  return texts
    .flatMap((text) => text.split(/(?<=[.!?]["”’]?)\s+/u))
    .flatMap((sentence): Array<Sentence> => {
      const words = sentence.match(/[\p{L}\p{N}]+/gu) ?? []
      if (words.length < MIN_WORDS) return []
      const pattern = new RegExp(`${BEFORE}${words.join(BETWEEN)}${AFTER}`, 'u')
      const written = sentence.replace(new RegExp(`${OTHER}+`, 'gu'), '…').replace(/\s+/gu, ' ')
      return [{ written: written.trim(), pattern }]
    })
}

function textsIn(value: ExampleValue): Array<string> {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

function hasRemark(fields: string, key: string | undefined) {
  const [, above = ''] = new RegExp(`^(.*)\\n${key}:`, 'mu').exec(fields) ?? []
  return key !== undefined && above.includes(EXAMPLE_REMARK)
}
