import type { Root } from 'mdast'
import { remark } from 'remark'
import remarkLintNoDuplicateDefinitions from 'remark-lint-no-duplicate-definitions'
import remarkLintNoHtml from 'remark-lint-no-html'
import remarkLintNoUnusedDefinitions from 'remark-lint-no-unused-definitions'
import remarkLintStrikethroughMarker from 'remark-lint-strikethrough-marker'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { fillIn } from '#scripts/content/facts.ts'
import type { ContentDocument, Text, Site } from './document.ts'
import { textLinkFinding } from './links.ts'
import { checkBlocks } from './markdown-blocks.ts'
import { unknownPlaceholders } from './placeholders.ts'
import type { Rule } from './rules.ts'

const linter = remark()
  .use(remarkLintNoHtml, { allowComments: false })
  .use(remarkLintStrikethroughMarker, '~~')
  .use(remarkLintNoDuplicateDefinitions)
  .use(remarkLintNoUnusedDefinitions)
  .freeze()

/** The rules of remark-lint itself, in our words. */
const OFFICIAL: Readonly<Record<string, { rule: Rule; found: string }>> = {
  'no-html': { rule: 'raw-html', found: 'HTML in the text' },
  'strikethrough-marker': { rule: 'single-tilde', found: 'single signs strike this out' },
  'no-duplicate-definitions': { rule: 'duplicate-definition', found: 'this name is there a second time' },
  'no-unused-definitions': { rule: 'unused-definition', found: 'nothing in the text leads to this line' },
}

/** Checks the Markdown of a document: its text and those of its fields. */
export function checkMarkdown(document: ContentDocument, site: Site) {
  for (const text of document.texts) {
    const { value, tree, report } = text
    if (!tree) continue
    checkBlocks(text, tree)
    const file = new VFile(value)
    linter.runSync(tree, file)
    for (const { ruleId = '', place } of file.messages) {
      const { start, end } = place && 'start' in place ? place : { start: place, end: place }
      const [written = ''] = value.slice(start?.offset, end?.offset).split('\n')
      const official = OFFICIAL[ruleId]
      if (!official) continue
      report(start?.offset ?? 0, { ...official, found: `${official.found}: "${written.slice(0, 60)}".` })
    }
    checkTargets(text, tree, document, site)
  }
}

/** What the links of a text lead to, and what its placeholders stand for. */
function checkTargets({ value, report }: Text, tree: Root, document: ContentDocument, site: Site) {
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
    const finding = isLink && textLinkFinding(fillIn(node.url, site.facts), document, site)
    if (finding) report(last, finding)
  })
  for (const { offset, finding } of unknownPlaceholders(value, site.facts))
    // Braces are common in code.
    if (!code.some(([start, end]) => start <= offset && offset < end)) report(offset, finding)
}
