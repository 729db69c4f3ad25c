import type { Nodes, Root } from 'mdast'
import { UNDERSTOOD } from '#scripts/content/checks/markdown/leftovers.ts'
import type { PlacedFinding } from '#scripts/content/checks/problem.ts'

/** Exactly two of these characters are emphasis; names such as a__b and f*** are not. */
const DOUBLE = /(?<![*_~])(?:\*\*|__|~~)(?![*_~])/gu
const SINGLE = new RegExp(`(?<![\\p{L}\\p{N}*_${UNDERSTOOD}])[*_](?=[\\p{L}])`, 'gu')
const EXPECTED = 'Bold is written **so**, and emphasis *so*, with the signs right at the words.'

const HOLDS_WORDS = new Set<Nodes['type']>(['paragraph', 'heading', 'tableCell'])

/** Reports emphasis that Markdown does not recognise, so that visitors would see its characters. */
export function emphasisProblems(source: string, tree: Root, leftovers: string): Array<PlacedFinding> {
  return blocksIn(tree).flatMap(({ position }) => {
    const start = position?.start.offset ?? 0
    const end = position?.end.offset ?? start
    return inBlock(source.slice(start, end), leftovers.slice(start, end)).map((found) => ({
      ...found,
      offset: start + found.offset,
    }))
  })
}

function inBlock(source: string, leftovers: string): Array<PlacedFinding> {
  const signs = [...leftovers.matchAll(DOUBLE)].map(({ 0: sign, index }) => ({ sign, index }))
  const problems: Array<PlacedFinding> = []
  for (let at = 0; at < signs.length; at += 1) {
    const [open, close] = [signs[at], signs[at + 1]]
    if (!open) continue
    const isPair = close?.sign === open.sign && !isInWord(leftovers, open.index, close.index)
    const inside = isPair ? source.slice(open.index + 2, close.index) : ''
    if (inside.trim() !== '' && inside.trim() !== inside) {
      const { sign } = open
      problems.push({
        offset: open.index,
        rule: 'emphasis',
        words: {
          found: `the spaces inside "${shortened(sign + inside + sign)}" keep it from being emphasis.`,
          fix: `Write "${shortened(sign + inside.trim() + sign)}".`,
          expected: EXPECTED,
        },
      })
      at += 1
    } else if (touchesOneWord(leftovers, open.index)) problems.push(alone(leftovers, open))
  }
  const single = [...leftovers.matchAll(SINGLE)].map(({ 0: sign, index }): PlacedFinding => {
    const words = {
      found: `nothing ends the emphasis that "${wordsFrom(leftovers, index)}" begins, so visitors see the ${sign}.`,
      fix: `Write ${sign} behind its last word, or \\${sign} to show it.`,
      expected: EXPECTED,
    }
    return { offset: index, rule: 'open-emphasis', words }
  })
  return [...problems, ...single]
}

function alone(leftovers: string, { sign, index }: { sign: string; index: number }): PlacedFinding {
  const isOpening = /\S/u.test(leftovers.charAt(index + sign.length))
  const words = {
    found: isOpening
      ? `nothing ends the emphasis that "${wordsFrom(leftovers, index)}" begins, so visitors see the ${sign}.`
      : `nothing begins the emphasis that ${sign} ends here, so visitors see it.`,
    fix: `Write ${sign} ${isOpening ? 'behind its last' : 'before its first'} word, or ${sign.replace(/./gu, '\\$&')} to show it.`,
    expected: EXPECTED,
  }
  return { offset: index, rule: 'emphasis', words }
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

function blocksIn(node: Nodes): Array<Nodes> {
  if (HOLDS_WORDS.has(node.type)) return [node]
  return 'children' in node ? node.children.flatMap(blocksIn) : []
}
