import { toString } from 'mdast-util-to-string'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { markdownRule, sourceOf, startOf, UNDERSTOOD, type MarkdownText } from './markdown-text.ts'
import { didYouMean, named } from './nearest.ts'

/** Exactly two of these characters are emphasis; names such as a__b and f*** are not. */
const DOUBLE = /(?<![*_~])(?:\*\*|__|~~)(?![*_~])/gu
const SINGLE = new RegExp(`(?<![\\p{L}\\p{N}*_${UNDERSTOOD}])[*_](?=[\\p{L}])`, 'gu')

/** Spaces of another width than that of the keyboard, which Markdown takes for letters. */
const OTHER_SPACES = '\\u00A0\\u2000-\\u200A\\u202F\\u3000'
/** The same as an ordinary list or heading, but for its space. */
const MARKER = new RegExp(`^[ \\t>]*(?:#{1,6}|[-*+]|\\d{1,9}[.)])[${OTHER_SPACES}]`, 'gmu')
/** Numbers and units, such as ₦5 000 or 10 km, have one or two. */
const TIED_WORDS = new RegExp(`[^\\s|]+(?:[${OTHER_SPACES}][^\\s|]+){4,}`, 'gu')
const BULLET = /^[ \t>]*(?:([•·▪▫◦‣●○■□➢➤✓✔❖])[ \t\u00A0]*|(o)\t|(\d{1,2}[.)]|-)(?=\p{L}))(?=\S)/gmu
const DASH = /^[ \t>]*[–—][ \t\u00A0]+\S/gmu

/** Signs of other systems, which Markdown shows as they are. */
export const FOREIGN = [
  /\{[#.:][^{}\n]*\}/gu,
  /!?\[\[[^[\]\n]+\]\]/gu,
  /(?<=^[ \t]*>[ \t]*)\[![A-Z]+\]/gmu,
  /\{\{[<%#/][^{}\n]*\}\}|\{%[^{}\n]*%\}/gu,
  /^:::.*$/gmu,
  /(?<![=\p{L}\p{N}])==(?=\S)[^=\n]*\S==(?!=)/gu,
  /\[TOC\]/gu,
  /\[(?<tag>b|i|u|quote|url)(?:=[^\]\n]*)?\][^\n]*?\[\/\k<tag>\]/gu,
  /(?<![\p{L}\p{N}:]):[a-z_]{2,}:(?![\p{L}\p{N}:])/gu,
  // The notes of chat programs that write texts.
  /:contentReference\[[^\]\n]*\](?:\{[^}\n]*\})?|【[^】\n]*】/gu,
]

/** Link texts that are meaningless out of context, as in a screen reader's list of links. */
const SAYS_NOTHING =
  /^(?:(?:please )?(?:click|tap|press|look|see|read) (?:here|this|on this|this link|more)|here|this|this (?:link|page)|link|more|read more|see more|learn more|find out more|more (?:info|information|details)|go|go here)$/

// Addresses of other sites are linked automatically, and so masked.
const ADDRESS = `(?:(?:/|https?:|mailto:|www\\.)[^()\\[\\]\\s]*|${UNDERSTOOD}+)`
/** Links with a space before the address, the wrong way round, or without a bracket. */
const BROKEN_LINKS = [
  new RegExp(`\\[([^[\\]]+)\\]\\s+\\(${ADDRESS}\\)`, 'gu'),
  new RegExp(`\\(([^()]+)\\)\\[${ADDRESS}\\]`, 'gu'),
  /(?:\[[^[\]]*)?\]\([^()\s]*[^()\n]*\)?/gu,
]

// In code such as rows[1][2], brackets follow a word.
const REFERENCE = /(?<![\p{L}\p{N}])!?\[([^[\]]*)\]\[([^[\]\n]*)\]/gu
const FOOTNOTE = /\[\^([^[\]\s]+)\](?!:)/gu

/** Rules about signs in words and at the beginning of lines, and about the form of links. */
export const signRules = [
  markdownRule('emphasis', (text, report) => {
    for (const { start, source, leftovers } of blocksIn(text)) {
      const signs = [...leftovers.matchAll(DOUBLE)].map(({ 0: sign, index }) => ({ sign, index }))
      for (let at = 0; at < signs.length; at += 1) {
        const [open, close] = [signs[at], signs[at + 1]]
        if (!open) continue
        const { sign, index } = open
        const isPair = close?.sign === sign && !isInWord(leftovers, index, close.index)
        const inside = isPair ? source.slice(index + 2, close.index) : ''
        if (inside.trim() !== '' && inside.trim() !== inside) {
          report(start + index, `spaces keep ${quoted(sign + inside + sign)} from being emphasis.`)
          at += 1
        } else if (touchesOneWord(leftovers, index))
          report(start + index, `visitors would see the signs ${sign}, as no others belong to them.`)
      }
    }
  }),

  markdownRule('open-emphasis', (text, report) => {
    for (const { start, leftovers } of blocksIn(text))
      for (const { 0: sign, index } of leftovers.matchAll(SINGLE))
        report(start + index, `visitors would see the sign ${sign}, as no other belongs to it.`)
  }),

  markdownRule('no-break-space', ({ leftovers }, report) => {
    for (const { 0: written, index } of leftovers.matchAll(MARKER))
      report(index + written.length - 1, 'a no-break space keeps this line from being a heading or a list.')
    for (const { 0: written, index } of leftovers.matchAll(TIED_WORDS))
      report(index, `no-break spaces stand between the words of ${quoted(written)}.`)
  }),

  markdownRule('list-sign', (text, report) => {
    const paragraphs = blocksIn(text).filter(({ type }) => type === 'paragraph')
    const linesWith = (pattern: RegExp) =>
      paragraphs.flatMap(({ start, leftovers }) =>
        [...leftovers.matchAll(pattern)].map(
          ({ 0: written, index }) => start + index + written.search(/[^\s>]/),
        ),
      )
    const dashes = linesWith(DASH)
    // A single dash begins the name below a quotation.
    for (const offset of [...linesWith(BULLET), ...(dashes.length > 1 ? dashes : [])]) {
      const [sign = ''] = /^(?:\d+[.)]|.)/u.exec(text.source.slice(offset)) ?? []
      report(offset, `"${sign}" begins no list here: visitors see one paragraph.`)
    }
  }),

  markdownRule('foreign-sign', ({ leftovers }, report) => {
    for (const pattern of FOREIGN)
      for (const { 0: sign, index } of leftovers.matchAll(pattern))
        report(index, `visitors would read ${quoted(sign)}, which only other systems understand.`)
  }),

  markdownRule('empty-link', ({ tree }, report) => {
    visit(tree, (node) => {
      if (node.type !== 'link' && node.type !== 'linkReference') return
      // Another rule reports pictures.
      if (toString(node).trim() === '' && !node.children.some(({ type }) => type.startsWith('image')))
        report(node, 'the link has no words, so nobody can see it or press it.')
    })
  }),

  markdownRule('link-words', ({ tree }, report) => {
    visit(tree, (node) => {
      if (node.type !== 'link' && node.type !== 'linkReference') return
      const text = toString(node)
      const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
      if (SAYS_NOTHING.test(words.join(' ')))
        report(node, `the link ${quoted(text)} does not say where it leads.`)
    })
  }),

  // Visitors would see the brackets.
  markdownRule('broken-link', ({ source, leftovers }, report) => {
    for (const pattern of BROKEN_LINKS)
      for (const { 0: match, index } of leftovers.matchAll(pattern))
        report(index, `${quoted(source.slice(index, index + match.length))} is no link.`)
  }),

  // Reference links and notes without a definition: visitors would see the brackets.
  markdownRule('undefined-reference', ({ source, tree, leftovers }, report) => {
    for (const { 0: match, 1: words = '', 2: label = '', index } of leftovers.matchAll(REFERENCE)) {
      const written = source.slice(index, index + match.length)
      report(index, `nothing says where ${quoted(written)} leads.`, didYouMean(label || words, namesIn(tree)))
    }
    for (const { 1: name, index } of leftovers.matchAll(FOOTNOTE))
      report(index, `there is no text for the note "[^${name}]".`)
  }),
]

function namesIn(tree: Root) {
  const names: Array<string> = []
  visit(tree, 'definition', ({ label, identifier }) => void names.push(label ?? identifier))
  return named(names)
}

/** The parts of a text that hold words. */
function blocksIn({ source, tree, leftovers }: MarkdownText) {
  const blocks: Array<{ type: string; start: number; source: string; leftovers: string }> = []
  visit(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return
    const own = { source: sourceOf(node, source), leftovers: sourceOf(node, leftovers) }
    blocks.push({ type: node.type, start: startOf(node), ...own })
  })
  return blocks
}

/** Between two words, as in a**b, or with spaces on both sides, the characters may be intended. */
function touchesOneWord(leftovers: string, index: number) {
  return kindOf(leftovers.charAt(index - 1)) !== kindOf(leftovers.charAt(index + 2))
}

/** Whether a word continues before the opening characters, or after the closing ones. */
function isInWord(leftovers: string, open: number, close: number) {
  return kindOf(leftovers.charAt(open - 1)) === 'word' || kindOf(leftovers.charAt(close + 2)) === 'word'
}

function kindOf(character: string) {
  if (/^\s?$/u.test(character)) return 'space'
  return /[\p{L}\p{N}]/u.test(character) || character === UNDERSTOOD ? 'word' : 'punctuation'
}

function quoted(written: string) {
  const line = written.trim().replace(/\s+/gu, ' ')
  return `"${line.length > 80 ? `${line.slice(0, 80)}…` : line}"`
}
