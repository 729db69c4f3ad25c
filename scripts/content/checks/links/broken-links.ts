import { UNDERSTOOD } from '#scripts/content/checks/markdown/leftovers.ts'
import type { PlacedFinding } from '#scripts/content/checks/problem.ts'

const EXPECTED =
  'A link is written [words](/page): the words in square brackets, then at once the address in round ones.'
// Addresses of other sites are linked automatically, and so masked.
const ADDRESS = `(?:(?:/|https?:|mailto:|www\\.)[^()\\[\\]\\s]*|${UNDERSTOOD}+)`

const SPACE_BETWEEN = new RegExp(`\\[([^[\\]]+)\\]\\s+\\(${ADDRESS}\\)`, 'gu')
const WRONG_WAY_ROUND = new RegExp(`\\(([^()]+)\\)\\[${ADDRESS}\\]`, 'gu')
const LEFT_OVER = /(?:\[[^[\]]*)?\]\([^()\s]*(?<rest>[^()\n]*\)?)/gu

/** Reports links that Markdown does not recognise, so that visitors would see the brackets. */
export function brokenLinks(source: string, leftovers: string): Array<PlacedFinding> {
  const spaced = [...leftovers.matchAll(SPACE_BETWEEN)].map(({ 0: { length }, index }) => {
    const written = source.slice(index, index + length)
    return broken(index, `the space in ${quoted(written)} keeps it from being a link.`, {
      fix: `Write ${quoted(written.replace(/\]\s+\(/u, ']('))}.`,
    })
  })
  const reversed = [...leftovers.matchAll(WRONG_WAY_ROUND)].map(({ 0: { length }, 1: words = '', index }) => {
    const written = source.slice(index, index + length)
    const address = written.slice(words.length + 3, -1)
    return broken(index, `the brackets of ${quoted(written)} are the wrong way round.`, {
      fix: `Write ${quoted(`[${source.slice(index + 1, index + 1 + words.length)}](${address})`)}.`,
    })
  })
  const other = [...leftovers.matchAll(LEFT_OVER)].map(({ 0: { length }, groups, index }) => {
    const written = source.slice(index, index + length)
    if (!written.startsWith('['))
      return broken(index, `a link that ends here has no beginning: "[" is missing.`)
    const isClosed = groups?.rest?.endsWith(')')
    const upToAddress = written.slice(0, length - (groups?.rest?.length ?? 0)).replace(/[.,;:!?]+$/u, '')
    return isClosed
      ? broken(index, `the address in ${quoted(written)} has a space, so it is no link.`)
      : broken(index, `${quoted(upToAddress)} is no link: the bracket after its address is missing.`, {
          fix: `Write ")" behind the address.`,
        })
  })
  return [...spaced, ...reversed, ...other]
}

function broken(offset: number, found: string, { fix }: { fix?: string } = {}): PlacedFinding {
  return { offset, rule: 'broken-link', words: { found, fix, expected: EXPECTED } }
}

function quoted(written: string) {
  const line = written.replace(/\s+/gu, ' ')
  return `"${line.length > 80 ? `${line.slice(0, 80)}…` : line}"`
}
