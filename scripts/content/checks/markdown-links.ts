import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { markdownRule, UNDERSTOOD } from './markdown-rule.ts'
import { allowed, didYouMean, named } from './nearest.ts'

/** Link texts that are meaningless out of context, as in a screen reader's list of links. */
const SAYS_NOTHING =
  /^(?:(?:please )?(?:click|tap|press|look|see|read) (?:here|this|on this|this link|more)|here|this|this (?:link|page)|link|more|read more|see more|learn more|find out more|more (?:info|information|details)|go|go here)$/

// Addresses of other sites are linked automatically, and so masked.
const ADDRESS = `(?:(?:/|https?:|mailto:|www\\.)[^()\\[\\]\\s]*|${UNDERSTOOD}+)`
const SPACE_BETWEEN = new RegExp(`\\[([^[\\]]+)\\]\\s+\\(${ADDRESS}\\)`, 'gu')
const WRONG_WAY_ROUND = new RegExp(`\\(([^()]+)\\)\\[${ADDRESS}\\]`, 'gu')
const LEFT_OVER = /(?:\[[^[\]]*)?\]\([^()\s]*(?<rest>[^()\n]*\)?)/gu

// In code such as rows[1][2], brackets follow a word.
const REFERENCE = /(?<![\p{L}\p{N}])!?\[([^[\]]*)\]\[([^[\]\n]*)\]/gu
const FOOTNOTE = /\[\^([^[\]\s]+)\](?!:)/gu

/** Rules about the form of links; links.ts looks at their targets. */
export const linkRules = [
  markdownRule('empty-link', ({ tree }, report) => {
    visit(tree, (node) => {
      if (node.type !== 'link' && node.type !== 'linkReference') return
      // Another rule reports pictures.
      if (toString(node).trim() === '' && !node.children.some(({ type }) => type.startsWith('image')))
        report(node, {
          found: 'the link has no words, so nobody can see it or press it.',
          fix: 'Write them between the brackets: [what the page is about](/page).',
        })
    })
  }),

  markdownRule('link-words', ({ tree }, report) => {
    visit(tree, (node) => {
      if (node.type !== 'link' && node.type !== 'linkReference') return
      const text = toString(node)
      const spoken = text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s]/gu, '')
        .replace(/\s+/gu, ' ')
        .trim()
      if (SAYS_NOTHING.test(spoken))
        report(node, {
          found: `the link "${text.trim()}" does not say where it leads.`,
          fix: 'Let the words that name the page be the link: [how to volunteer](/volunteer).',
        })
    })
  }),

  // Links that Markdown does not recognise, so that visitors would see the brackets.
  markdownRule('broken-link', ({ source, leftovers }, report) => {
    for (const { 0: match, index } of leftovers.matchAll(SPACE_BETWEEN)) {
      const written = source.slice(index, index + match.length)
      report(index, {
        found: `the space in ${quoted(written)} keeps it from being a link.`,
        fix: `Write ${quoted(written.replace(/\]\s+\(/u, ']('))}.`,
      })
    }
    for (const { 0: match, 1: inside = '', index } of leftovers.matchAll(WRONG_WAY_ROUND)) {
      const written = source.slice(index, index + match.length)
      const [words, address] = [written.slice(1, 1 + inside.length), written.slice(inside.length + 3, -1)]
      report(index, {
        found: `the brackets of ${quoted(written)} are the wrong way round.`,
        fix: `Write ${quoted(`[${words}](${address})`)}.`,
      })
    }
    for (const { 0: match, groups, index } of leftovers.matchAll(LEFT_OVER)) {
      const written = source.slice(index, index + match.length)
      const { rest = '' } = groups ?? {}
      const upToAddress = written.slice(0, match.length - rest.length).replace(/[.,;:!?]+$/u, '')
      if (!written.startsWith('['))
        report(index, { found: 'a link that ends here has no beginning: "[" is missing.' })
      else if (rest.endsWith(')'))
        report(index, { found: `the address in ${quoted(written)} has a space, so it is no link.` })
      else
        report(index, {
          found: `${quoted(upToAddress)} is no link: the bracket after its address is missing.`,
          fix: 'Write ")" behind the address.',
        })
    }
  }),

  // Reference links and notes without a definition: visitors would see the brackets.
  markdownRule('undefined-reference', ({ source, tree, leftovers }, report) => {
    const names: Array<string> = []
    visit(tree, 'definition', ({ label, identifier }) => void names.push(label ?? identifier))
    const labels = named(names)
    for (const { 0: match, 2: label = '', index } of leftovers.matchAll(REFERENCE)) {
      const written = source.slice(index, index + match.length)
      const name = label === '' ? written.replace(/^\[|\]\[\]$/gu, '') : label
      if (match.startsWith('!'))
        report(index, {
          found: `visitors would read "${written}".`,
          fix: 'Take it out.',
          expected: 'Pictures have fields of their own: src and alt.',
        })
      else
        report(index, {
          found: `nothing says where "${written}" leads: there is no "[${name}]: …".`,
          fix:
            didYouMean(name, labels) ?? `Write [words](/page), or a line "[${name}]: /page" below the text.`,
          expected: labels.length > 0 ? allowed(labels) : 'No address is defined in this text.',
        })
    }
    for (const { 1: name, index } of leftovers.matchAll(FOOTNOTE))
      report(index, {
        found: `there is no text for the note "[^${name}]".`,
        fix: `Write a line "[^${name}]: …" below the text.`,
        expected: 'A note stands in the text by its name, and below it with its words.',
      })
  }),
]

function quoted(written: string) {
  const line = written.replace(/\s+/gu, ' ')
  return `"${line.length > 80 ? `${line.slice(0, 80)}…` : line}"`
}
