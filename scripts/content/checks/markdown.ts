import type { Root } from 'mdast'
import { markdownTree, nodesOfType } from '#scripts/content/markdown/markdown-tree.ts'
import { linkProblems } from '#scripts/content/checks/links/links-in-texts.ts'
import { leftoversOf } from './markdown/leftovers.ts'
import { writingProblems } from '#scripts/content/checks/markdown/writing.ts'
import { unknownPlaceholders } from './placeholders.ts'
import type { Rule, ProblemText } from './problem.ts'
import type { ContentIndex } from './content-index.ts'

type MarkdownNode = Root | Root['children'][number]

type Rules = {
  /** True for a body, which may contain headings; false for a field. */
  isBody: boolean
  contentIndex: ContentIndex
  report: (offset: number, rule: Rule, words: ProblemText) => void
}

/** Checks a Markdown text. */
export function checkMarkdown(text: string, rules: Rules) {
  const code: Array<{ start: number; end: number }> = []
  let last = 0

  function visit(node: MarkdownNode) {
    const offset = offsetOf(node)
    if (node.type === 'html') rules.report(offset, 'raw-html', htmlWords(node.value))
    if (node.type === 'code' || node.type === 'inlineCode')
      code.push({ start: offset, end: node.position?.end.offset ?? offset })
    // Another rule reports headings that a line below makes.
    if (node.type === 'heading' && text.startsWith('#', offset)) checkHeading(node.depth, offset, rules)
    if (node.type === 'link' || node.type === 'definition') {
      const finding = rules.contentIndex.textLink(node.url)
      // The path of a picture, which is refused where the picture stands.
      const isPicture = node.type === 'definition' && pictures.has(node.identifier)
      if (finding && !isPicture) rules.report(offset, finding.rule, finding.words)
    }
    if (node.type === 'image' || node.type === 'imageReference') {
      rules.report(offset, 'rich-text', pictureWords(rules.isBody))
    }
    if ('children' in node) node.children.forEach(visit)
  }

  /** An address that became a link by itself may have no position: it stands behind the node before it. */
  function offsetOf(node: MarkdownNode) {
    if (node.position?.start.offset !== undefined) last = node.position.start.offset
    else if (node.type === 'link')
      last = Math.max(text.indexOf(node.url.replace(/^(?:https?:\/\/|mailto:)/, ''), last), last)
    return last
  }

  const tree = markdownTree(text)
  const pictures = new Set(nodesOfType(tree, 'imageReference').map(({ identifier }) => identifier))
  visit(tree)
  const leftovers = leftoversOf(text, tree)
  const written = { source: text, tree, leftovers, isBody: rules.isBody }
  for (const { offset, rule, words } of [...linkProblems(text, tree, leftovers), ...writingProblems(written)])
    rules.report(offset, rule, words)
  for (const { offset, words } of unknownPlaceholders(text, rules.contentIndex.facts)) {
    // Braces are common in code.
    if (!code.some(({ start, end }) => start <= offset && offset < end))
      rules.report(offset, 'placeholder', words)
  }
}

/** Texts become HTML without the site's picture files, so a picture in one would be broken. */
function pictureWords(isBody: boolean): ProblemText {
  return {
    found: 'a picture inside this text.',
    fix: isBody
      ? 'Take it out, or name it in the fields above the text if this kind of document has some for it.'
      : undefined,
    expected: 'Pictures have fields of their own: src and alt.',
  }
}

function checkHeading(depth: number, offset: number, rules: Rules) {
  if (!rules.isBody) {
    rules.report(offset, 'rich-text', {
      found: 'a heading inside this text.',
      expected: 'This field takes paragraphs, lists, links and emphasis.',
    })
  } else if (depth === 1) {
    rules.report(offset, 'heading', {
      found: 'a heading of the first level.',
      fix: 'Begin the line with ## instead of #.',
      expected: 'The title is the only heading of the first level; headings in the text start at ##.',
    })
  }
}

function htmlWords(html: string): ProblemText {
  const isComment = html.startsWith('<!--')
  return {
    found: `HTML in the text: "${html.split('\n')[0]?.slice(0, 40)}".`,
    fix: isComment ? 'Remove the comment.' : 'Use Markdown, or put a \\ before the < to show it.',
    expected: 'Texts are written in Markdown only: **bold**, [words](/page), - lists, ## headings.',
  }
}
