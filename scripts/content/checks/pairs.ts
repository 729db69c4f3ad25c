import { visit } from 'unist-util-visit'
import type { Text } from './document.ts'
import { OTHER, startOf, UNDERSTOOD } from './markdown-text.ts'

/** A part of a text that holds words, such as a paragraph. */
type Block = { start: number; end: number }

/** Reports signs of emphasis, quotes and brackets of which the other one is missing in their paragraph. */
export function checkPairs(text: Text) {
  const blocks = blocksIn(text)
  for (const [index, block] of blocks.entries()) {
    if (text.tree) checkEmphasis(text, block)
    checkOpen(text, block, blocks[index + 1])
  }
}

function blocksIn({ value, tree }: Text): Array<Block> {
  const blocks: Array<Block> = []
  if (tree)
    visit(tree, (node) => {
      if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
        blocks.push({ start: startOf(node), end: node.position?.end.offset ?? 0 })
    })
  else
    for (const { 0: written, index } of value.matchAll(/(?:(?!\n\s*\n)[^])+/gu))
      blocks.push({ start: index, end: index + written.length })
  return blocks
}

/** What closes each quote and bracket. */
const CLOSED_BY: Readonly<Record<string, string>> = { '“': '”', '"': '"', '(': ')', '[': ']' }
/** At the beginning of words; an address can take the closing one along. Neither behind ] as in a link nor in a face :( */
const OPENS = new RegExp(`(?<![\\p{L}\\p{N}:;]|\\]\\s*).(?=[^\\s${OTHER}])`, 'uy')
const QUOTE_OR_BRACKET = /[“”()[\]"]/gu

function checkOpen({ prose, report }: Text, { start, end }: Block, next: Block | undefined) {
  const open: Array<{ sign: string; index: number }> = []
  for (const { 0: sign, index } of prose.slice(start, end).matchAll(QUOTE_OR_BRACKET)) {
    const opener = open.findLastIndex((each) => CLOSED_BY[each.sign] === sign)
    if (opener !== -1) open.splice(opener, 1)
    else if (CLOSED_BY[sign] && opensAt(prose, start + index)) open.push({ sign, index })
  }
  for (const { sign, index } of open) {
    // A quotation of several paragraphs opens anew in each of them.
    if (next && prose.slice(next.start).trimStart().startsWith(sign)) continue
    report(start + index, 'open-pair', `nothing in this paragraph closes the ${sign} here.`)
  }
}

function opensAt(text: string, index: number) {
  OPENS.lastIndex = index
  return OPENS.test(text)
}

/** Exactly two of these characters are emphasis; names such as a__b and f*** are not. */
const DOUBLE = /(?<![*_~])(?:\*\*|__|~~)(?![*_~])/gu

function checkEmphasis({ value, leftovers, report }: Text, { start, end }: Block) {
  const own = leftovers.slice(start, end)
  const signs = [...own.matchAll(DOUBLE)].map(({ 0: sign, index }) => ({ sign, index }))
  for (let at = 0; at < signs.length; at += 1) {
    const [open, close] = [signs[at], signs[at + 1]]
    if (!open) continue
    const { sign, index } = open
    const isPair = close?.sign === sign && !isInWord(own, index, close.index)
    const inside = isPair ? value.slice(start + index + 2, start + close.index) : ''
    const place = start + index
    if (inside.trim() !== '' && inside.trim() !== inside) {
      report(place, 'emphasis', `spaces keep "${sign + inside + sign}" from being emphasis.`)
      at += 1
    } else if (touchesOneWord(own, index))
      report(place, 'emphasis', `visitors would see the signs ${sign}, as no others belong to them.`)
  }
}

/** Between two words, as in a**b, or with spaces on both sides, the characters may be intended. */
function touchesOneWord(text: string, index: number) {
  return kindOf(text.charAt(index - 1)) !== kindOf(text.charAt(index + 2))
}

/** Whether a word continues before the opening characters, or after the closing ones. */
function isInWord(text: string, open: number, close: number) {
  return kindOf(text.charAt(open - 1)) === 'word' || kindOf(text.charAt(close + 2)) === 'word'
}

function kindOf(character: string) {
  if (/^\s?$/u.test(character)) return 'space'
  return /[\p{L}\p{N}]/u.test(character) || character === UNDERSTOOD ? 'word' : 'punctuation'
}
