import type { Finding } from '#scripts/content/checks/problem.ts'
import type { Passage } from '#scripts/content/checks/text/passages.ts'

/** A broken rule at an offset of a text. */
export type TextFinding = Finding & { offset: number }

/** Finds problems in a text, given also as prose: without addresses, code and markup. */
export type TextCheck = (prose: string, passage: Passage) => Array<TextFinding>

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

/** Reports the same function word twice in a row, ignoring case, and across line breaks. */
export function doubledWords(prose: string): Array<TextFinding> {
  return [...prose.matchAll(DOUBLED)].flatMap(({ 1: word = '', 2: gap = '', index }): Array<TextFinding> => {
    if (!FUNCTION_WORDS.has(word.toLowerCase())) return []
    const offset = index + word.length + gap.length
    const words = {
      found: `the word "${word}" stands here twice in a row.`,
      fix: 'Remove one of the two.',
      expected: 'A word of this kind is rarely repeated on purpose.',
    }
    return [{ offset, rule: 'doubled-word', words }]
  })
}

/** A phone shows about thirty letters in a line of text, and fewer of a heading. */
const MAX_LETTERS = 30

/** Reports words that are wider than a phone. */
export function longWords(prose: string): Array<TextFinding> {
  return [...prose.matchAll(new RegExp(`[\\p{L}\\p{N}_]{${MAX_LETTERS + 1},}`, 'gu'))].map(
    ({ 0: word, index }) => ({
      offset: index,
      rule: 'long-word',
      words: {
        found: `"${word.slice(0, 20)}…" is a word of ${word.length} letters.`,
        fix: 'Is there a space missing?',
        expected: `Words of more than ${MAX_LETTERS} letters do not fit on a telephone.`,
      },
    }),
  )
}

/**
 * The replacement character, and UTF-8 decoded as Windows-1252: the first byte of an accented letter becomes Ã or Â,
 * and that of a quote, a dash or a Yoruba letter becomes â€ or áº and á».
 */
const LOST =
  /\uFFFD+|\u00E2\u20AC.?|(?:[\u00C2\u00C3]|\u00E1[\u00BA\u00BB])[\u0080-\u00BF\u2018-\u2026\u20AC\u0152-\u0178\u02C6\u2122]/gu

/** Reports characters that another program has decoded wrongly. */
export function lostLetters(prose: string): Array<TextFinding> {
  return [...prose.matchAll(LOST)].map(({ 0: signs, index }) => ({
    offset: index,
    rule: 'lost-letter',
    words: {
      found: `"${signs}" stands in the place of a letter or sign that got lost.`,
      fix: 'Write it anew.',
      expected: 'A program read the text with another encoding than UTF-8, and saved it again.',
    },
  }))
}

const BOLD = String.raw`(?<![\w*])\*{1,2}[^\s*](?:[^*\n]*[^\s*])?\*{1,2}(?![\w*])`
const LINK = String.raw`\[[^\]\n]+\]\([^)\s]+\)`
const CODE = '`[^`\n]+`'
const HEADING = String.raw`^ *#{1,6} `
const TAG = String.raw`</?(?:[abipu]|br|div|em|font|h[1-6]|img|li|ol|small|span|strong|su[bp]|ul)(?:\s[^<>\n]*)?/?>`
const ENTITY = '&(?:[a-z]{2,6}|#[0-9]{2,5});'
const FOREIGN = String.raw`!?\[\[[^[\]\n]+\]\]|\{[#.:][^{}\n]*\}|\{\{[<%][^{}\n]*\}\}`
const MARKS = new RegExp([BOLD, LINK, CODE, HEADING, TAG, ENTITY, FOREIGN].join('|'), 'gimu')

/** Reports Markdown and HTML in a text that is shown as written. */
export function shownMarks(_prose: string, { value, isMarkdown }: Passage): Array<TextFinding> {
  if (isMarkdown) return []
  return [...value.matchAll(MARKS)].map(({ 0: marked, index }) => ({
    offset: index,
    rule: 'marks-shown',
    words: {
      found: `visitors would see ${marked.trim()} with its signs.`,
      fix: 'Write it without them.',
      expected: 'This field is shown as it is written: it has no bold words, links or HTML.',
    },
  }))
}

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
