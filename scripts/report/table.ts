import { color, PAGE, type Paper } from './paper.ts'

type ColumnOfTable = { heading: string; width: number; align?: 'left' | 'right' }

/** A table with tagged header and data cells; the last row is a total. */
export function table(
  paper: Paper,
  columns: ReadonlyArray<ColumnOfTable>,
  rows: ReadonlyArray<ReadonlyArray<string>>,
) {
  paper.fit((rows.length + 1) * 26)
  const data = [columns.map(({ heading }) => heading), ...rows].map((cells, row) => {
    const isStrong = row === 0 || row === rows.length
    return cells.map((text, column) => ({
      text,
      type: row === 0 || column === 0 ? ('TH' as const) : ('TD' as const),
      scope: row === 0 ? 'Column' : 'Row',
      font: { src: isStrong ? 'strong' : 'body', size: 9.5 },
      align: { x: columns[column]?.align ?? 'left' },
      border: { top: 0, left: 0, right: 0, bottom: isStrong ? 1.5 : 0.5 },
      borderColor: color(isStrong ? 'ink' : 'line'),
    }))
  })
  paper.doc.table({
    position: { x: PAGE.left, y: paper.cursor.y },
    columnStyles: columns.map(({ width }) => width),
    defaultStyle: { textColor: color('ink'), padding: { top: 5, bottom: 5, left: 0, right: 10 } },
    structParent: paper.section(),
    data,
  })
  paper.cursor.y = paper.doc.y + 16
}
