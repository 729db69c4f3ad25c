import type { Code, Root } from 'mdast'
import type { PlacedFinding } from '#scripts/content/checks/problem.ts'
import { nodesOfType } from '#scripts/content/markdown/markdown-tree.ts'
import { emphasisProblems } from './emphasis.ts'
import { headingProblems } from './headings.ts'
import { tableProblems } from './tables.ts'

type Text = { source: string; tree: Root; leftovers: string; isBody: boolean }

/** Reports markup that does not have its apparent effect. */
export function writingProblems({ source, tree, leftovers, isBody }: Text): Array<PlacedFinding> {
  return [
    ...headingProblems(tree, leftovers, isBody),
    ...emphasisProblems(source, tree, leftovers),
    ...tableProblems(tree, leftovers),
    ...nodesOfType(tree, 'code').flatMap((program) => openFence(program, source)),
  ]
}

/** An unclosed code block contains all the text below it. */
function openFence({ position }: Code, source: string): Array<PlacedFinding> {
  const offset = position?.start.offset ?? 0
  const lines = source.slice(offset, position?.end.offset).split('\n')
  const [fence = ''] = /^(?:`{3,}|~{3,})/u.exec(lines[0] ?? '') ?? []
  if (fence === '') return []
  const last = lines.length > 1 ? (lines.at(-1) ?? '').replace(/^[ \t>]*|[ \t]*$/gu, '') : ''
  if (last.startsWith(fence) && last === fence.charAt(0).repeat(last.length)) return []
  const words = {
    found: `nothing ends the program that begins here: all the text below is shown as a part of it.`,
    fix: `Write a line ${fence} below the program.`,
    expected: 'A program stands between two lines with the same three signs.',
  }
  return [{ offset, rule: 'open-fence', words }]
}
