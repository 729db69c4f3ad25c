import { isScalar, visit } from 'yaml'
import { countWords } from '#scripts/content/reading.ts'
import { examples, type ExampleValue } from '#scripts/content/readme/examples/every-kind.ts'
import { unprintable } from '#scripts/report/fonts.ts'
import { everyField } from '#src/content/schema/document.ts'
import type { ContentDocument, Text } from './document.ts'
import { FOREIGN } from './markdown-signs.ts'
import { markdown, OTHER, proseOf } from './markdown-text.ts'

/** Reports slips in the words of a document that need no dictionary. */
export function checkWords(document: ContentDocument) {
  for (const text of document.texts) {
    checkLeftovers(text)
    checkDoubledWords(text)
    checkSigns(text)
  }
  checkLength(document)
  checkLetters(document)
}

/** Words to be replaced before publishing. Most in angle brackets are HTML for Markdown, which another rule reports. */
const LEFTOVERS = [
  /lorem ipsum(?:\s+dolor sit amet)?|dolor sit amet/giu,
  /(?<![\p{L}\p{N}_])(?:TODO|TBD|TBC|TBA|FIXME|XXX+)(?![\p{L}\p{N}_])/gu,
  /\[(?:insert|add|your|enter|fill in|write|check|confirm|placeholder|text|name|date|link|title)\b[^\]]*\](?!\()/giu,
  /\[\?+\]|\?{3,}/gu,
  /<(?:insert|your|name|title|date|text)\b[^>]*>/giu,
  /(?<![\p{L}\p{N}])(?:placeholder text|your text here|text goes here|insert text|sample text|asdf\w*)(?![\p{L}\p{N}])/giu,
]

function checkLeftovers({ value, prose, report }: Text) {
  const found = LEFTOVERS.flatMap((pattern) => [...prose.matchAll(pattern)]).sort(
    (a, b) => a.index - b.index || b[0].length - a[0].length,
  )
  let end = 0
  for (const { 0: written, index } of found) {
    // A sample text in brackets counts once.
    if (index < end) continue
    end = index + written.length
    const shown = value.slice(index, end).replace(/\s+/gu, ' ')
    report(index, { rule: 'placeholder-text', found: `"${shown}" was to be replaced before publishing.` })
  }
}

const DOUBLED = /(?<![\p{L}\p{N}'’-])(\p{L}+)(\s+)(\1)(?![\p{L}\p{N}'’-])/giu
/**
 * Function words, which carry no meaning of their own: twice in a row they are a mistake. Other words are ignored,
 * since Nigerian English and Yoruba double nouns, verbs and adjectives on purpose ("small small", "waka waka", "ọmọ
 * ọmọ"). So are function words that English doubles ("had had", "that that", "gave her her laptop", "no no", "so
 * so").
 */
const FUNCTION_WORDS = new Set(
  [
    'a an the this these those each every some any such',
    'of to in on at by for from with without into onto about between through during after before under over than as',
    'and or but nor if because while when where which what how why whether although unless until',
    'i we you he she it they me us them my our your his its their',
    'am is are was were be been being have has do does did would shall should could must might',
    'not also only just then',
  ].flatMap((line) => line.split(' ')),
)

function checkDoubledWords({ prose, report }: Text) {
  for (const { 1: word = '', 2: gap = '', index } of prose.matchAll(DOUBLED))
    if (FUNCTION_WORDS.has(word.toLowerCase()))
      report(index + word.length + gap.length, {
        rule: 'doubled-word',
        found: `the word "${word}" stands here twice in a row.`,
      })
}

/** A phone shows about thirty letters in a line of text, and fewer of a heading. */
const LONG_WORD = /[\p{L}\p{N}_]{31,}/gu
/**
 * The replacement character, and UTF-8 decoded as Windows-1252: the first byte of an accented letter becomes Ã or Â,
 * and that of a quote, a dash or a Yoruba letter becomes â€ or áº and á».
 */
const LOST =
  /\uFFFD+|\u00E2\u20AC.?|(?:[\u00C2\u00C3]|\u00E1[\u00BA\u00BB])[\u0080-\u00BF\u2018-\u2026\u20AC\u0152-\u0178\u02C6\u2122]/gu
/** Markdown, HTML and the signs of other systems. */
const MARKS = new RegExp(
  [
    String.raw`(?<![\w*])\*{1,2}[^\s*](?:[^*\n]*[^\s*])?\*{1,2}(?![\w*])`,
    String.raw`\[[^\]\n]+\]\([^)\s]+\)`,
    '`[^`\n]+`',
    String.raw`^ *#{1,6} `,
    String.raw`</?(?:[abipu]|br|div|em|font|h[1-6]|img|li|ol|small|span|strong|su[bp]|ul)(?:\s[^<>\n]*)?/?>`,
    '&(?:[a-z]{2,6}|#[0-9]{2,5});',
    ...FOREIGN.map(({ source }) => source),
  ].join('|'),
  'gimu',
)
/** Full stops, commas and the like that stand apart from their word, or twice. */
const PUNCTUATION = /(?<=\p{L}\s)[,.;:!?](?=\s|$)|(?<=[\p{L}\p{N}])(?:,,|;;|\.\.(?=\s|$))/gu
const QUOTED = /^(?:“[^“”]*”|„[^„“”]*[“”]|‘[^‘’]*’)$/u

function checkSigns({ value, prose, tree, node, report }: Text) {
  for (const { 0: word, index } of prose.matchAll(LONG_WORD))
    report(index, { rule: 'long-word', found: `"${word.slice(0, 20)}…" has ${word.length} letters.` })
  for (const { 0: signs, index } of prose.matchAll(LOST))
    report(index, { rule: 'lost-letter', found: `"${signs}" stands in the place of a letter that got lost.` })
  for (const { 0: sign, index } of prose.matchAll(PUNCTUATION))
    // The signs of emphasis became spaces.
    if (sign.length > 1 || /\s/u.test(value.charAt(index - 1)))
      report(index, { rule: 'punctuation', found: `"${sign}" stands apart from its word, or twice.` })
  for (const { 0: marked, index } of tree ? [] : value.matchAll(MARKS))
    report(index, { rule: 'marks-shown', found: `visitors would see ${marked.trim()} with its signs.` })
  // YAML treats other quotes than its own as a part of the value.
  if (node?.type === 'PLAIN' && QUOTED.test(value))
    report(0, { rule: 'typographic-quotes', found: 'visitors would see the quotes around this text.' })
}

/** Missing texts, and articles that are too short or too long. */
function checkLength({ body, texts, schema, report }: ContentDocument) {
  if (!body) return
  if (body.text.trim() === '')
    return report(body.start, {
      rule: 'empty-body',
      found: 'there is no text below the fields.',
      expected: schema.body,
    })
  if (schema.name !== 'BlogArticle') return
  const words = countWords(texts.find(({ isBody }) => isBody)?.tree ?? body.text)
  if (words < 500 || words > 900)
    report(body.start, { rule: 'body-length', found: `the article has ${words} words.` })
}

/** Characters in a report's texts that its fonts do not contain, so that the PDF could not be generated. */
function checkLetters({ schema, root, report }: ContentDocument) {
  const printed = { ImpactReport: root, SiteSettings: root?.get('name', true) }[schema.name]
  if (!printed) return
  visit(printed, {
    Scalar(key, node) {
      const character =
        key !== 'key' && isScalar(node) && typeof node.value === 'string' && unprintable(node.value)
      if (character) report(node, { rule: 'unprintable', found: `${character} cannot be printed.` })
    },
  })
}

/** The comment above each example value of `npm run content:new`. */
export const EXAMPLE_REMARK = 'An example: write your own.'

/** Shorter sentences, such as "The work", may well be intended. */
const MIN_WORDS = 5
const SENTENCE = new RegExp(`[^\\s${OTHER}][^${OTHER}]*?(?:[.!?]["”’)]?(?=\\s)|(?=${OTHER})|$)`, 'gu')

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
    for (const { written, words, index } of sentencesIn(prose))
      if (templates.get(schema.name)?.has(words))
        text.report(index, {
          rule: 'placeholder-text',
          found: `"${written}" is a sentence of the template.`,
        })
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
