import type { Nodes, Paragraph, Table, TableRow } from 'mdast'
import type { PlacedFinding } from '#scripts/content/checks/problem.ts'

const EXPECTED =
  'A table has a line of hyphens below its first line, | - | - |, and as many cells in every line.'
const HYPHENS = /^[|\s:–—-]*[–—-][|\s:–—-]*$/u

/** Reports invalid tables, and rows with more or fewer cells than the first. */
export function tableProblems(node: Nodes, leftovers: string): Array<PlacedFinding> {
  if (node.type === 'table') return rowProblems(node, leftovers)
  if (node.type === 'paragraph') return noTable(node, leftovers)
  return 'children' in node ? node.children.flatMap((child) => tableProblems(child, leftovers)) : []
}

function rowProblems({ children: [head, ...rows] }: Table, leftovers: string): Array<PlacedFinding> {
  const wanted = head?.children.length ?? 0
  const offsets = rows.map(({ position }) => position?.start.offset ?? 0)
  const text = rows.findIndex(
    ({ position }, index) => !leftovers.slice(offsets[index], position?.end.offset).includes('|'),
  )
  if (wanted > 1 && text !== -1) {
    const words = {
      found: 'this text became a row of the table above it.',
      fix: 'Leave an empty line above it.',
      expected: EXPECTED,
    }
    return [
      ...cellProblems(rows.slice(0, text), wanted),
      { offset: offsets[text] ?? 0, rule: 'table', words },
    ]
  }
  return cellProblems(rows, wanted)
}

function cellProblems(rows: ReadonlyArray<TableRow>, wanted: number): Array<PlacedFinding> {
  return rows.flatMap(({ children: cells, position }): Array<PlacedFinding> => {
    const extra = cells[wanted]
    if (extra) {
      const words = {
        found: `this row has ${cells.length} cells, the first of the table ${wanted}: visitors never see the rest.`,
        fix: 'Add a cell to the first two lines of the table, or write \\| for a line that is no border.',
        expected: EXPECTED,
      }
      return [{ offset: extra.position?.start.offset ?? 0, rule: 'table', words }]
    }
    if (cells.length === wanted) return []
    const words = {
      found: `this row has ${cells.length} of ${wanted} cells.`,
      fix: 'Add the others; a cell without words is | |.',
      expected: EXPECTED,
    }
    return [{ offset: position?.start.offset ?? 0, rule: 'short-row', words }]
  })
}

/** Finds lines that begin with | but are not part of a table. */
function noTable({ position }: Paragraph, leftovers: string): Array<PlacedFinding> {
  const start = position?.start.offset ?? 0
  const lines = [...leftovers.slice(start, position?.end.offset).matchAll(/^([ \t>]*)(.*)$/gmu)]
  const first = lines.findIndex(([, , text = '']) => cellsOf(text) > 0)
  const [head, second] = [lines[first], lines[first + 1]]
  if (head && cellsOf(head[2]) > 1 && HYPHENS.test(head[2] ?? '')) {
    const words = {
      found: 'this line of hyphens belongs to no table.',
      fix: 'Remove the empty lines between the lines of the table.',
      expected: EXPECTED,
    }
    return [{ offset: start + head.index + (head[1] ?? '').length, rule: 'table', words }]
  }
  if (!head || !second) return []
  const [wanted, found] = [cellsOf(head[2]), cellsOf(second[2])]
  if (found === 0) return []
  const isHyphens = HYPHENS.test(second[2] ?? '')
  const words = {
    found: !isHyphens
      ? 'these lines are no table: the line of hyphens is missing.'
      : wanted === found
        ? 'these lines are no table: the second has dashes in the place of hyphens.'
        : `these lines are no table: the first has ${wanted} cells, the line of hyphens ${found}.`,
    fix: `Write "|${' - |'.repeat(wanted)}" ${isHyphens ? 'as the second line' : 'below the first'}.`,
    expected: EXPECTED,
  }
  return [{ offset: start + head.index + (head[1] ?? '').length, rule: 'table', words }]
}

/** The cells of a line that begins and ends with |, otherwise none. */
function cellsOf(line = '') {
  const text = line.trim()
  return /^\|.*\|$/u.test(text) ? text.split('|').length - 2 : 0
}
