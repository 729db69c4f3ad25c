import { color, PAGE, type Paper } from './paper.ts'

type ColumnOfTable = { heading: string; width: number; align?: 'left' | 'right' }

/** A table with tagged header and data cells; the last row may be a total. */
export function table(
  paper: Paper,
  columns: ReadonlyArray<ColumnOfTable>,
  rows: ReadonlyArray<ReadonlyArray<string>>,
  { hasTotal = false } = {},
) {
  const { doc, cursor } = paper
  const size = 9.5

  function drawRow(
    parent: PDFKit.PDFStructureElement,
    cells: ReadonlyArray<string>,
    isStrong: boolean,
    isHead: boolean,
  ) {
    const cut = isStrong ? 'strong' : 'body'
    const heights = cells.map((cell, index) =>
      paper.heightOf(cell, (columns[index]?.width ?? 0) - 10, { cut, size, lineGap: 2 }),
    )
    const height = Math.max(...heights) + 10
    const row = doc.struct('TR')
    parent.add(row)
    let x = PAGE.left
    cells.forEach((cell, index) => {
      const { width = 0, align = 'left' } = columns[index] ?? {}
      const left = x
      const draw = () => paper.write(cell, left, cursor.y + 5, width - 10, { cut, size, lineGap: 2, align })
      const isHeader = isHead || index === 0
      const scope = isHead ? 'Column' : 'Row'
      row.add(isHeader ? doc.struct('TH', { scope }, draw) : doc.struct('TD', {}, draw))
      x += width
    })
    row.end()
    cursor.y += height
    const thickness = isStrong ? 1.5 : 0.5
    paper.decorate(() =>
      doc.rect(PAGE.left, cursor.y, x - PAGE.left - 10, thickness).fill(color(isStrong ? 'ink' : 'line')),
    )
  }

  paper.fit((rows.length + 1) * 26)
  const element = doc.struct('Table')
  paper.section().add(element)
  drawRow(
    element,
    columns.map(({ heading }) => heading),
    true,
    true,
  )
  rows.forEach((cells, index) => drawRow(element, cells, hasTotal && index === rows.length - 1, false))
  element.end()
  cursor.y += 16
}
