import { countWords, markdown } from '#scripts/content/reading.ts'
import { examples, type ExampleValue } from '#scripts/content/readme/examples/every-kind.ts'
import { unprintable } from '#scripts/report/fonts.ts'
import { everyField } from '#src/content/schema/document.ts'
import type { ContentDocument, Text } from './document.ts'
import { BETWEEN, OTHER, proseOf } from './markdown-text.ts'
import { checkPatterns } from './text-patterns.ts'

/** Reports slips in the words of a document that need no dictionary. */
export function checkWords(document: ContentDocument) {
  for (const text of document.texts) {
    checkPatterns(text)
    checkOpen(text)
    // YAML treats other quotes than its own as a part of the value.
    if (text.isPlain && QUOTED.test(text.value))
      text.report(0, 'typographic-quotes', 'visitors would see the quotes around this text.')
  }
  checkLength(document)
  checkLetters(document)
  checkExamples(document)
}

const QUOTED = /^(?:“[^“”]*”|„[^„“”]*[“”]|‘[^‘’]*’)$/u

/** What no sentence has in it. */
const APART = OTHER + BETWEEN
const CLOSED_BY: Readonly<Record<string, string>> = { '“': '”', '"': '"', '(': ')', '[': ']' }
/** At the beginning of words; an address can take the closing one along. Neither behind ] as in a link nor in a face :( */
const OPENS = new RegExp(`(?<![\\p{L}\\p{N}:;]|\\]\\s*).(?=[^\\s${APART}])`, 'uy')
const BLOCK = new RegExp(`[^${BETWEEN}]+`, 'gu')
/** Also of code between two paragraphs. */
const GAP = new RegExp(`^[\\s${APART}]+`, 'u')
const QUOTE_OR_BRACKET = /[“”()[\]"]/gu

/** Quotes and brackets of which the other one is missing in their paragraph. */
function checkOpen({ prose, report }: Text) {
  for (const { 0: block, index: start } of prose.matchAll(BLOCK)) {
    const open: Array<{ sign: string; index: number }> = []
    for (const { 0: sign, index } of block.matchAll(QUOTE_OR_BRACKET)) {
      const opener = open.findLastIndex((each) => CLOSED_BY[each.sign] === sign)
      if (opener !== -1) open.splice(opener, 1)
      else if (CLOSED_BY[sign] && opensAt(prose, start + index)) open.push({ sign, index })
    }
    const next = prose.slice(start + block.length).replace(GAP, '')
    for (const { sign, index } of open)
      // A quotation of several paragraphs opens anew in each of them.
      if (!next.startsWith(sign))
        report(start + index, 'open-pair', `nothing in this paragraph closes the ${sign} here.`)
  }
}

function opensAt(text: string, index: number) {
  OPENS.lastIndex = index
  return OPENS.test(text)
}

function checkLength({ body, texts, schema, report }: ContentDocument) {
  if (!body) return
  if (body.text.trim() === '')
    return report(body.start, 'empty-body', 'there is no text below the fields.', schema.body)
  if (schema.name !== 'BlogArticle') return
  const words = countWords(texts.find(({ isBody }) => isBody)?.tree ?? body.text)
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
function checkExamples({ schema, root, text: source, texts, report }: ContentDocument) {
  // Unreadable fields may well be those of a draft.
  if (!root || root.get('draft') === true) return
  for (const { index } of source.matchAll(new RegExp(`#\\s*${EXAMPLE_REMARK}`, 'g')))
    report(index, 'placeholder-text', 'this line is still an example. If it is right, remove the remark.')
  // Editors create only documents of these types from a template.
  if (everyField(schema) === schema.fields) return
  for (const { prose, path, ...text } of texts) {
    // The comment above it has been reported already.
    const [, above = ''] = new RegExp(`^(.*)\\n${path.split('.')[0]}:`, 'mu').exec(source) ?? []
    if (above.includes(EXAMPLE_REMARK)) continue
    for (const { written, words, index } of sentencesIn(prose))
      if (templates.get(schema.name)?.has(words))
        text.report(index, 'placeholder-text', `"${written}" is a sentence of the template.`)
  }
}

const templates = new Map(
  Object.entries(examples).map(([kind, { fields, body }]) => {
    const texts = [...textsIn(fields).map((value) => proseOf(value)), proseOf(body, markdown.parse(body))]
    return [kind, new Set(texts.flatMap(sentencesIn).map(({ words }) => words))]
  }),
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
