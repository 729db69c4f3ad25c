import { remark } from 'remark'
import remarkLintNoDuplicateDefinitions from 'remark-lint-no-duplicate-definitions'
import remarkLintNoHtml from 'remark-lint-no-html'
import remarkLintNoUnusedDefinitions from 'remark-lint-no-unused-definitions'
import remarkLintStrikethroughMarker from 'remark-lint-strikethrough-marker'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { fillIn } from '#scripts/content/facts.ts'
import { textLinkFinding } from './links.ts'
import { blockRules } from './markdown-blocks.ts'
import { linkRules } from './markdown-links.ts'
import { leftoversOf } from './markdown-rule.ts'
import { signRules } from './markdown-signs.ts'
import type { ContentDocument, Text } from './document.ts'
import { unknownPlaceholders } from './placeholders.ts'
import type { Words } from './problem.ts'
import { rules, type Rule } from './rules.ts'
import type { Site } from './site.ts'

const linter = remark()
  .use([...blockRules, ...signRules, ...linkRules])
  .use(remarkLintNoHtml, { allowComments: false })
  .use(remarkLintStrikethroughMarker, '~~')
  .use(remarkLintNoDuplicateDefinitions)
  .use(remarkLintNoUnusedDefinitions)
  .freeze()

/** The name of a definition, with its brackets. */
const nameIn = (written: string) => /^\[[^\]]*\]/.exec(written)?.[0] ?? written

/** The rules of remark-lint itself, in our words. */
const OFFICIAL: Readonly<Record<string, { rule: Rule; words: (written: string) => Words }>> = {
  'no-html': {
    rule: 'raw-html',
    words: (html) => ({
      found: `HTML in the text: "${html.split('\n')[0]?.slice(0, 40)}".`,
      fix: html.startsWith('<!--')
        ? 'Remove the comment.'
        : 'Use Markdown, or put a \\ before the < to show it.',
    }),
  },
  'strikethrough-marker': {
    rule: 'single-tilde',
    words: (struck) => ({
      found: `the two ~ strike out "${struck.slice(1, -1).slice(0, 40)}".`,
      fix: 'Write a dash between numbers, 10–14, or \\~ to show the sign.',
    }),
  },
  'no-duplicate-definitions': {
    rule: 'duplicate-definition',
    words: (definition) => ({
      found: `"${nameIn(definition)}:" is there a second time.`,
      fix: 'Remove one of the two, or give it another name.',
    }),
  },
  'no-unused-definitions': {
    rule: 'unused-definition',
    words: (definition) => ({
      found: `nothing in the text leads to "${definition.split('\n')[0]?.slice(0, 80)}".`,
      fix: definition.startsWith('[^')
        ? `Write ${nameIn(definition)} behind the words it is about, or remove it.`
        : `Write [words]${nameIn(definition)} where it belongs, or remove this line.`,
    }),
  },
}

/** Checks the Markdown of a document: its text and those of its fields. */
export function checkMarkdown(document: ContentDocument, site: Site) {
  for (const text of document.texts) {
    lint(text)
    checkTargets(text, document, site)
  }
}

function lint({ value, tree, isBody, report }: Text) {
  if (!tree) return
  const file = new VFile(value)
  file.data.text = { source: value, tree, leftovers: leftoversOf(value, tree), isBody }
  linter.runSync(tree, file)
  for (const { ruleId = '', reason, note, expected, place } of file.messages) {
    const [start, end] =
      place && 'start' in place ? [place.start.offset, place.end.offset] : [place?.offset, 0]
    const official = OFFICIAL[ruleId]
    if (official) report(start ?? 0, { rule: official.rule, ...official.words(value.slice(start, end)) })
    else if (isRule(ruleId))
      report(start ?? 0, { rule: ruleId, found: reason, fix: note, expected: expected?.[0] })
  }
}

function isRule(id: string): id is Rule {
  return Object.hasOwn(rules, id)
}

/** What the links of a text lead to, and what its placeholders stand for. */
function checkTargets({ value, tree, report }: Text, document: ContentDocument, { facts, siteMap }: Site) {
  if (!tree) return
  const code: Array<[start: number, end: number]> = []
  const pictures = new Set<string>()
  visit(tree, 'imageReference', ({ identifier }) => void pictures.add(identifier))
  let last = 0
  visit(tree, (node) => {
    const start = node.position?.start.offset
    if (start !== undefined) last = start
    // An address that became a link by itself may have no position: it stands behind the node before it.
    else if (node.type === 'link')
      last = Math.max(value.indexOf(node.url.replace(/^(?:https?:\/\/|mailto:)/, ''), last), last)
    if (node.type === 'code' || node.type === 'inlineCode')
      code.push([last, node.position?.end.offset ?? last])
    // The path of a picture is refused where the picture stands.
    const isLink = node.type === 'link' || (node.type === 'definition' && !pictures.has(node.identifier))
    const finding = isLink && textLinkFinding(fillIn(node.url, facts), siteMap(document))
    if (finding) report(last, finding)
  })
  for (const { offset, finding } of unknownPlaceholders(value, facts))
    // Braces are common in code.
    if (!code.some(([start, end]) => start <= offset && offset < end)) report(offset, finding)
}
