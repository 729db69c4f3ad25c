import type { Text } from './document.ts'
import { UNDERSTOOD } from './markdown-text.ts'
import { quoted } from './problem.ts'
import type { Rule } from './rules.ts'

/** Reports the patterns in a text. Of two that overlap, the first and longer one counts. */
export function checkPatterns(text: Text) {
  const { tree, prose, leftovers } = text
  checkWithin(text, prose, TEXT_PATTERNS.prose)
  checkWithin(text, leftovers, [...TEXT_PATTERNS.any, ...TEXT_PATTERNS[tree ? 'markdown' : 'plain']])
}

function checkWithin({ value, report }: Text, searched: string, patterns: Patterns) {
  for (const [rule, ...expressions] of patterns) {
    const matches = expressions
      .flatMap((expression) => [...searched.matchAll(expression)])
      .sort((a, b) => a.index - b.index || b[0].length - a[0].length)
    let end = 0
    for (const { 0: match, index } of matches) {
      if (index < end) continue
      end = index + match.length
      report(index, rule, `${quoted(value.slice(index, end))} stands here.`)
    }
  }
}

/**
 * Twice in a row these are a mistake. Nigerian English and Yoruba double nouns, verbs and adjectives on purpose ("small
 * small", "waka waka"), and English some function words, which are missing here ("had had", "gave her her laptop").
 */
const FUNCTION_WORDS = [
  'a an the this these those each every some any such',
  'of to in on at by for from with without into onto about between through during after before under over than as',
  'and or but nor if because while when where which what how why whether although unless until',
  'i we you he she it they me us them my our your his its their',
  'am is are was were be been being have has do does did would shall should could must might',
  'not also only just then',
].flatMap((line) => line.split(' '))

/** Spaces of another width than that of the keyboard, which Markdown takes for letters. */
const OTHER_SPACES = '\\u00A0\\u2000-\\u200A\\u202F\\u3000'

/** Signs of other systems, which visitors would see as they are. */
const FOREIGN = [
  /\{[#.:][^{}\n]*\}/gu,
  /!?\[\[[^[\]\n]+\]\]/gu,
  /(?<=^[ \t]*>[ \t]*)\[![A-Z]+\]/gmu,
  /\{\{[<%#/][^{}\n]*\}\}|\{%[^{}\n]*%\}/gu,
  /^:::.*$/gmu,
  /(?<![=\p{L}\p{N}])==(?=\S)[^=\n]*\S==(?!=)/gu,
  /\[TOC\]/gu,
  /\[(?<tag>b|i|u|quote|url)(?:=[^\]\n]*)?\][^\n]*?\[\/\k<tag>\]/gu,
  /(?<![\p{L}\p{N}:]):[a-z_]{2,}:(?![\p{L}\p{N}:])/gu,
  // The notes of encyclopedias, and of chat programs that write texts.
  /(?<=[\p{L}.,;:!?”"’)])\[\d{1,3}\](?![[(:])/gu,
  /:contentReference\[[^\]\n]*\](?:\{[^}\n]*\})?|【[^】\n]*】/gu,
]

// Addresses of other sites are linked automatically, and so masked.
const ADDRESS = `(?:(?:/|https?:|mailto:|www\\.)[^()\\[\\]\\s]*|${UNDERSTOOD}+)`

const WORD = `\\p{L}\\p{N}${UNDERSTOOD}`
/** Exactly two of these characters are emphasis; names such as a__b and f*** are not. */
const DOUBLE = '(?<![*_~])(?<sign>\\*\\*|__|~~)(?![*_~])'
/** What stands between two of them. */
const BETWEEN = '(?:(?!\\*\\*|__|~~|\\n\\s*\\n)[^])*?'

type Patterns = ReadonlyArray<[rule: Rule, ...expressions: Array<RegExp>]>

/** Signs and words that are a mistake wherever they stand, by where they are searched, with the rule that says so. */
const TEXT_PATTERNS: Record<'prose' | 'any' | 'markdown' | 'plain', Patterns> = {
  // In the words of all texts.
  prose: [
    // Most words in angle brackets are HTML for Markdown, which another rule reports.
    [
      'placeholder-text',
      /lorem ipsum(?:\s+dolor sit amet)?|dolor sit amet/giu,
      /(?<![\p{L}\p{N}_])(?:TODO|TBD|TBC|TBA|FIXME|XXX+)(?![\p{L}\p{N}_])/gu,
      /\[(?:insert|add|your|enter|fill in|write|check|confirm|placeholder|text|name|date|link|title)\b[^\]]*\](?!\()/giu,
      /\[\?+\]|\?{3,}/gu,
      /<(?:insert|your|name|title|date|text)\b[^>]*>/giu,
      /(?<![\p{L}\p{N}])(?:placeholder text|your text here|text goes here|insert text|sample text|asdf\w*)(?![\p{L}\p{N}])/giu,
    ],
    [
      'doubled-word',
      new RegExp(
        `(?<=(?<![\\p{L}\\p{N}'’-])(${FUNCTION_WORDS.join('|')})\\s+)\\1(?![\\p{L}\\p{N}'’-])`,
        'giu',
      ),
    ],
    // A phone shows about thirty letters in a line of text, and fewer of a heading.
    ['long-word', /[\p{L}\p{N}_]{31,}/gu],
    // The replacement character, and UTF-8 decoded as Windows-1252: the first byte of an accented letter becomes Ã or
    // Â, and that of a quote, a dash or a Yoruba letter becomes â€ or áº and á».
    [
      'lost-letter',
      /\uFFFD+|\u00E2\u20AC.?|(?:[\u00C2\u00C3]|\u00E1[\u00BA\u00BB])[\u0080-\u00BF\u2018-\u2026\u20AC\u0152-\u0178\u02C6\u2122]/gu,
    ],
  ],
  // In what is left of all texts without the markup that Markdown understands.
  any: [
    // Full stops, commas and the like that stand apart from their word, or twice.
    ['punctuation', /(?<=\p{L}\s)[,.;:!?](?=\s|$)|(?<=[\p{L}\p{N}])(?:,,|;;|\.\.(?=\s|$))/gu],
  ],
  // In that of Markdown alone.
  markdown: [
    ['foreign-sign', ...FOREIGN],
    // A single # before a word is a hashtag.
    ['heading-space', /(?<=^[ \t>]*)#{2,}[^\s#].*$/gmu],
    // A single dash begins the name below a quotation.
    [
      'list-sign',
      /(?<=^[ \t>]*)(?:[•·▪▫◦‣●○■□➢➤✓✔❖](?=[ \t\u00A0]*\S)|o(?=\t\S)|(?:\d{1,2}[.)]|-)(?=\p{L}))/gmu,
      /(?<=^[ \t>]*)[–—](?=[ \t\u00A0]+\S.*\n[ \t>]*[–—][ \t\u00A0])/gmu,
      /(?<=^[ \t>]*[–—][ \t\u00A0].*\n[ \t>]*)[–—](?=[ \t\u00A0]+\S)/gmu,
    ],
    // Behind the sign of a heading or a list, or several in a row: numbers and units, such as ₦5 000, have one or two.
    [
      'no-break-space',
      new RegExp(`(?<=^[ \\t>]*(?:#{1,6}|[-*+]|\\d{1,9}[.)]))[${OTHER_SPACES}].*`, 'gmu'),
      new RegExp(`[^\\s|]+(?:[${OTHER_SPACES}][^\\s|]+){4,}`, 'gu'),
    ],
    // Two with spaces inside, or one that touches a word or a sign on one side only: between two words, as in a**b, or
    // with spaces on both sides, it may be intended.
    [
      'emphasis',
      new RegExp(
        `(?<![${WORD}])${DOUBLE}(?:\\s+\\S${BETWEEN}|(?=\\S)${BETWEEN}\\s+)(?<![*_~])\\k<sign>(?![*_~${WORD}])`,
        'gu',
      ),
      new RegExp(`(?<!\\S)${DOUBLE}(?=\\S)`, 'gu'),
      new RegExp(`(?<=[${WORD}])${DOUBLE}(?![${WORD}])`, 'gu'),
      new RegExp(`(?<=[^\\s${WORD}])${DOUBLE}(?=[\\s${WORD}]|$)`, 'gu'),
    ],
    ['open-emphasis', new RegExp(`(?<![\\p{L}\\p{N}*_${UNDERSTOOD}])[*_](?=\\p{L})`, 'gu')],
    // Links with a space before the address, the wrong way round, or without a bracket.
    [
      'broken-link',
      new RegExp(`\\[([^[\\]]+)\\]\\s+\\(${ADDRESS}\\)`, 'gu'),
      new RegExp(`\\(([^()]+)\\)\\[${ADDRESS}\\]`, 'gu'),
      /(?:\[[^[\]]*)?\]\([^()\s]*[^()\n]*\)?/gu,
    ],
    // Of links and of notes. In code such as rows[1][2], brackets follow a word.
    ['undefined-reference', /(?<![\p{L}\p{N}])!?\[[^[\]]*\]\[[^[\]\n]*\]/gu, /\[\^[^[\]\s]+\](?!:)/gu],
  ],
  // In texts that are shown as they are written.
  plain: [
    // Markdown, HTML and the signs of other systems.
    [
      'marks-shown',
      /(?<![\w*])\*{1,2}[^\s*](?:[^*\n]*[^\s*])?\*{1,2}(?![\w*])/gu,
      /\[[^\]\n]+\]\([^)\s]+\)/gu,
      /`[^`\n]+`/gu,
      /^ *#{1,6} /gmu,
      /<\/?(?:[abipu]|br|div|em|font|h[1-6]|img|li|ol|small|span|strong|su[bp]|ul)(?:\s[^<>\n]*)?\/?>/giu,
      /&(?:[a-z]{2,6}|#[0-9]{2,5});/giu,
      ...FOREIGN,
    ],
  ],
}
