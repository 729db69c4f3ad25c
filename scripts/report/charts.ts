import { color, PAGE, WIDTH, type Paper } from './paper.ts'

const ROW = 34
/** For the value behind the longest bar. */
const ROOM_FOR_VALUE = 110

type Row = { label: string; value: number; shown: string; part?: number }
type Chart = { caption: string; rows: ReadonlyArray<Row> }

export function heightOfBars({ rows }: Pick<Chart, 'rows'>) {
  return rows.length * ROW
}

/**
 * Horizontal bars on a ground, each with its label above and its value at the end. A part is drawn in front of the
 * whole, for example those who finished of those who started.
 */
export function barChart(paper: Paper, { caption, rows }: Chart, fill: string) {
  const max = Math.max(...rows.map(({ value }) => value))
  const lengthOf = (value: number) => (value / max) * (WIDTH - ROOM_FOR_VALUE)
  const alt = `${caption}. ${rows.map(({ label, shown }) => `${label}: ${shown}`).join('; ')}.`
  paper.figure(heightOfBars({ rows }), alt, (top) => {
    for (const [index, { label, value, shown, part }] of rows.entries()) {
      const y = top + index * ROW
      const bar = (length: number, ground: string) =>
        paper.doc.rect(PAGE.left, y + 15, lengthOf(length), 12).fill(ground)
      paper.write(label, PAGE.left, y, { size: 9.5 })
      bar(part === undefined ? max : value, color(part === undefined ? 'sand' : 'lilac'))
      bar(part ?? value, fill)
      paper.write(shown, PAGE.left + lengthOf(value) + 8, y + 15, { size: 9.5, cut: 'strong' })
    }
  })
  paper.cursor.y += 18
}
