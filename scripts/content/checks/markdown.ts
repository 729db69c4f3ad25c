import type { Root } from 'mdast'
import { markdownTree, nodesOfType } from '#scripts/content/markdown/markdown-tree.ts'
import { linkProblems } from './links/check-links.ts'
import { leftoversOf } from './markdown/leftovers.ts'
import { writingProblems } from './markdown/writing.ts'
import { unknownPlaceholders } from './placeholders.ts'
import type { Rule, ProblemText } from './problem.ts'
import type { ContentIndex } from './content-index.ts'

type MarkdownNode = Root | Root['children'][number]

export type MarkdownImage = { src: string; alt: string; offset: number }

type Rules = {
  /** True for a body, which may contain headings and pictures; false for a field. */
  isBody: boolean
  contentIndex: ContentIndex
  report: (offset: number, rule: Rule, words: ProblemText) => void
}

/** Checks a Markdown text and returns its pictures. */
export function checkMarkdown(text: string, rules: Rules): Array<MarkdownImage> {
  const pictures: Array<MarkdownImage> = []
  const code: Array<{ start: number; end: number }> = []

  function visit(node: MarkdownNode) {
    const offset = node.position?.start.offset ?? 0
    if (node.type === 'html') rules.report(offset, 'raw-html', htmlWords(node.value))
    if (node.type === 'code' || node.type === 'inlineCode')
      code.push({ start: offset, end: node.position?.end.offset ?? offset })
    if (node.type === 'heading') checkHeading(node.depth, offset, rules)
    if (node.type === 'link' || node.type === 'definition') {
      const finding = rules.contentIndex.textLink(node.url)
      // A definition can also be the path of a picture, which has other rules.
      const isPicture = node.type === 'definition' && node.url.startsWith('images/')
      if (finding && !isPicture) rules.report(offset, finding.rule, finding.words)
    }
    if (node.type === 'image' || node.type === 'imageReference') {
      checkImage({ src: srcOf(node), alt: node.alt ?? '', offset })
    }
    if ('children' in node) node.children.forEach(visit)
  }

  function srcOf(node: Extract<MarkdownNode, { type: 'image' | 'imageReference' }>) {
    return node.type === 'image' ? node.url : (definitions.get(node.identifier) ?? '')
  }

  function checkImage(picture: MarkdownImage) {
    if (!rules.isBody) {
      rules.report(picture.offset, 'rich-text', {
        found: 'a picture inside this text.',
        expected: 'Pictures have fields of their own: src and alt.',
      })
      return
    }
    const finding = rules.contentIndex.picture(picture.src)
    if (finding) rules.report(picture.offset, finding.rule, finding.words)
    if (picture.alt.trim() === '') {
      rules.report(picture.offset, 'image-alt', {
        found: `the picture "${picture.src}" has no alternative text.`,
        fix: `Write it between the brackets: ![What it shows](${picture.src}).`,
        expected: 'It is for people who cannot see the picture.',
      })
    } else pictures.push(picture)
  }

  const tree = markdownTree(text)
  // Of several definitions the first one counts.
  const definitions = new Map(
    nodesOfType(tree, 'definition')
      .reverse()
      .map(({ identifier, url }) => [identifier, url]),
  )
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
  return pictures
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
