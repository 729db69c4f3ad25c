import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { markdownRule, startOf, UNDERSTOOD, type MarkdownText } from './markdown-rule.ts'

/** Exactly two of these characters are emphasis; names such as a__b and f*** are not. */
const DOUBLE = /(?<![*_~])(?:\*\*|__|~~)(?![*_~])/gu
const SINGLE = new RegExp(`(?<![\\p{L}\\p{N}*_${UNDERSTOOD}])[*_](?=[\\p{L}])`, 'gu')

/** Spaces of another width than that of the keyboard, which Markdown takes for letters. */
const OTHER_SPACES = '\\u00A0\\u2000-\\u200A\\u202F\\u3000'
/** The same as an ordinary list or heading, but for its space. */
const MARKER = new RegExp(`^[ \\t>]*(#{1,6}|[-*+]|\\d{1,9}[.)])[${OTHER_SPACES}]`, 'gmu')
/** Numbers and units, such as ₦5 000 or 10 km, have one or two. */
const TIED_WORDS = new RegExp(`[^\\s|]+(?:[${OTHER_SPACES}][^\\s|]+){4,}`, 'gu')
const BULLET = /^[ \t>]*(?:([•·▪▫◦‣●○■□➢➤✓✔❖])[ \t\u00A0]*|(o)\t|(\d{1,2}[.)])(?=\p{L}))(?=\S)/gmu
const DASH = /^[ \t>]*[–—][ \t\u00A0]+\S/gmu

/** Signs of other systems, which Markdown shows as they are, with what to write here. */
const FOREIGN: ReadonlyArray<[RegExp, string]> = [
  [/\{[#.:][^{}\n]*\}/gu, 'Remove it: headings get no names or styles of their own.'],
  [/!?\[\[[^[\]\n]+\]\]/gu, 'Write a link: [words](/page).'],
  [/(?<=^[ \t]*>[ \t]*)\[![A-Z]+\]/gmu, 'Remove it, and begin with a bold word if it matters: **Note:**.'],
  [/\{\{[<%#/][^{}\n]*\}\}|\{%[^{}\n]*%\}/gu, 'Remove it.'],
  [/^:::.*$/gmu, 'Remove the line.'],
  [/(?<![=\p{L}\p{N}])==(?=\S)[^=\n]*\S==(?!=)/gu, 'Write **words** for what matters.'],
  [/\[TOC\]/gu, 'Remove it.'],
]

/** Rules about signs in words and at the beginning of lines. */
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
          report(start + index, {
            found: `the spaces inside "${shortened(sign + inside + sign)}" keep it from being emphasis.`,
            fix: `Write "${shortened(sign + inside.trim() + sign)}".`,
          })
          at += 1
        } else if (touchesOneWord(leftovers, index)) {
          const isOpening = /\S/u.test(leftovers.charAt(index + 2))
          report(start + index, {
            found: isOpening
              ? `nothing ends the emphasis that "${wordsFrom(leftovers, index)}" begins, so visitors see the ${sign}.`
              : `nothing begins the emphasis that ${sign} ends here, so visitors see it.`,
            fix: `Write ${sign} ${isOpening ? 'behind its last' : 'before its first'} word, or ${sign.replace(/./gu, '\\$&')} to show it.`,
          })
        }
      }
    }
  }),

  markdownRule('open-emphasis', (text, report) => {
    for (const { start, leftovers } of blocksIn(text))
      for (const { 0: sign, index } of leftovers.matchAll(SINGLE))
        report(start + index, {
          found: `nothing ends the emphasis that "${wordsFrom(leftovers, index)}" begins, so visitors see the ${sign}.`,
          fix: `Write ${sign} behind its last word, or \\${sign} to show it.`,
        })
  }),

  markdownRule('no-break-space', ({ leftovers }, report) => {
    for (const { 0: written, 1: sign = '', index } of leftovers.matchAll(MARKER))
      report(index + written.length - 1, {
        found: `the space after "${sign}" is a no-break space, so this line is no ${sign.startsWith('#') ? 'heading' : 'list'}.`,
        fix: 'Remove it, and press the space bar.',
      })
    for (const { 0: written, index } of leftovers.matchAll(TIED_WORDS))
      report(index, {
        found: `no-break spaces stand between the words of "${written.slice(0, 40)}…".`,
        fix: 'Replace them with ordinary spaces.',
      })
  }),

  markdownRule('list-sign', (text, report) => {
    const paragraphs = blocksIn(text).filter(({ type }) => type === 'paragraph')
    const linesWith = (pattern: RegExp) =>
      paragraphs.flatMap(({ start, leftovers }) =>
        [...leftovers.matchAll(pattern)].map(({ 0: written, index }) => {
          const sign = /[^\s>]+/u.exec(written)?.[0] ?? ''
          const shown = /^\d+[.)]/.exec(sign)?.[0] ?? sign.charAt(0)
          return { sign: shown, offset: start + index + written.indexOf(sign) }
        }),
      )
    const dashes = linesWith(DASH)
    // A single dash begins the name below a quotation.
    for (const { sign, offset } of [...linesWith(BULLET), ...(dashes.length > 1 ? dashes : [])])
      report(offset, {
        found: `"${sign}" begins no list here: visitors see one paragraph.`,
        fix: `Write "${/^\d/.test(sign) ? `${sign} ` : '- '}" in its place.`,
      })
  }),

  markdownRule('foreign-sign', ({ leftovers }, report) => {
    for (const [pattern, fix] of FOREIGN)
      for (const { 0: sign, index } of leftovers.matchAll(pattern))
        report(index, {
          found: `visitors would read "${sign.trim().slice(0, 40)}", which only other systems understand.`,
          fix,
        })
  }),
]

/** The parts of a text that hold words. */
function blocksIn({ source, tree, leftovers }: MarkdownText) {
  const blocks: Array<{ type: Nodes['type']; start: number; source: string; leftovers: string }> = []
  visit(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return
    const [start, end] = [startOf(node), node.position?.end.offset]
    blocks.push({
      type: node.type,
      start,
      source: source.slice(start, end),
      leftovers: leftovers.slice(start, end),
    })
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

function wordsFrom(leftovers: string, index: number) {
  return /^\S+/u.exec(leftovers.slice(index, index + 40))?.[0] ?? ''
}

function shortened(written: string) {
  const line = written.replace(/\s+/gu, ' ')
  return line.length > 60 ? `${line.slice(0, 60)}…` : line
}
