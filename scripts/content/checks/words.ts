import { newKinds } from '#scripts/content/kinds.ts'
import { countWords, markdown } from '#scripts/content/reading.ts'
import { examples, type ExampleValue } from '#scripts/content/readme/examples/every-kind.ts'
import { unprintable } from '#scripts/report/fonts.ts'
import type { ContentDocument, Text } from './document.ts'
import { BETWEEN, masksOf, OTHER } from './markdown-text.ts'
import { checkPatterns } from './text-patterns.ts'

/** Reports slips in the words of a document that need no dictionary. */
export function checkWords(document: ContentDocument) {
  for (const text of document.texts) {
    checkPatterns(text)
    checkOpen(text)
  }
  checkLength(document)
  checkLetters(document)
  checkExamples(document)
}

/** What no sentence has in it. */
const APART = OTHER + BETWEEN
const CLOSED_BY: Readonly<Record<string, string>> = { '“': '”', '"': '"', '(': ')', '[': ']' }
/** Opening ones stand at the beginning of words; neither behind ] as in a link nor in a face :( */
const QUOTE_OR_BRACKET = new RegExp(
  `(?<opener>(?<![\\p{L}\\p{N}:;]|\\]\\s*)[“"([](?=[^\\s${APART}]))|[”")\\]]`,
  'gu',
)
const BLOCK = new RegExp(`[^${BETWEEN}]+`, 'gu')
/** Also of code between two paragraphs. */
const GAP = new RegExp(`^[\\s${APART}]+`, 'u')

/** Quotes and brackets of which the other one is missing in their paragraph. */
function checkOpen({ prose, report }: Text) {
  for (const { 0: block, index: start } of prose.matchAll(BLOCK)) {
    const open: Array<{ sign: string; index: number }> = []
    for (const { 0: sign, index, groups } of block.matchAll(QUOTE_OR_BRACKET)) {
      const opener = open.findLastIndex((each) => CLOSED_BY[each.sign] === sign)
      if (opener !== -1) open.splice(opener, 1)
      else if (groups?.opener) open.push({ sign, index })
    }
    const next = prose.slice(start + block.length).replace(GAP, '')
    for (const { sign, index } of open)
      // A quotation of several paragraphs opens anew in each of them.
      if (!next.startsWith(sign))
        report(start + index, 'open-pair', `nothing in this paragraph closes the ${sign} here.`)
  }
}

function checkLength({ body, texts, schema, report }: ContentDocument) {
  if (!body) return
  if (body.text.trim() === '')
    return report(body.start, 'empty-body', 'there is no text below the fields.', schema.body)
  if (schema.name !== 'BlogArticle') return
  const words = countWords(texts.find(({ field }) => !field)?.tree ?? body.text)
  if (words < 500 || words > 900) report(body.start, 'body-length', `the article has ${words} words.`)
}

function checkLetters({ schema, values, report }: ContentDocument) {
  for (const { path, data } of values) {
    const isPrinted = schema.name === 'ImpactReport' || (schema.name === 'SiteSettings' && path === 'name')
    const character = isPrinted && typeof data === 'string' && unprintable(data)
    if (character) report(path, 'unprintable', `${character} cannot be printed.`)
  }
}

/** The comment above each example value of `npm run content:new`. */
export const EXAMPLE_REMARK = 'An example: write your own.'

/** Shorter sentences, such as "The work", may well be intended. */
const MIN_WORDS = 5
const SENTENCE = new RegExp(`[^\\s${APART}][^${APART}]*?(?:[.!?]["”’)]?(?=\\s)|(?=[${APART}])|$)`, 'gu')

/** Examples of `npm run content:new` and sentences of its templates in documents that are no drafts any more. */
function checkExamples({ schema, root, data, text: source, texts, report }: ContentDocument) {
  // Unreadable fields may well be those of a draft.
  if (!root || data.draft === true) return
  for (const { index } of source.matchAll(new RegExp(`#\\s*${EXAMPLE_REMARK}`, 'g')))
    report(index, 'placeholder-text', 'this line is still an example. If it is right, remove the remark.')
  if (!newKinds.includes(schema)) return
  for (const text of texts)
    for (const { written, words, index } of sentencesIn(text.prose))
      if (ofTemplates.has(words))
        text.report(index, 'placeholder-text', `"${written}" is a sentence of the template.`)
}

const ofTemplates = new Set(
  Object.values(examples)
    .flatMap(({ fields, body }) => [...textsIn(fields), body])
    .flatMap((text) => sentencesIn(masksOf(text, markdown.parse(text)).prose))
    .map(({ words }) => words),
)

/** The sentences of a text, by their words alone: line breaks, emphasis and quotes make no difference. */
function sentencesIn(prose: string) {
  return [...prose.matchAll(SENTENCE)]
    .map(({ 0: sentence, index }) => {
      const words: Array<string> = sentence.match(/[\p{L}\p{N}]+/gu) ?? []
      return { written: sentence.replace(/\s+/gu, ' ').trim(), words: words.join(' '), index }
    })
    .filter(({ words }) => words.split(' ').length >= MIN_WORDS)
}

function textsIn(value: ExampleValue): Array<string> {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
