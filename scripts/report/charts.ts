import { color, PAGE, WIDTH, type Paper } from './paper.ts'

/** `part` is drawn in front of the value, for example those who finished of those who started. */
type Row = { label: string; value: number; shown: string; part?: number }

/** With the data of src/content/report-charts.ts. */
type Chart = { caption: string; rows: ReadonlyArray<Row> }

const BAR_ROW_HEIGHT = 42
const COLUMN_CHART_HEIGHT = 210
const LABEL_HEIGHT = 18

const ink = { color: color('ink'), size: 9.5 } as const

/** A captioned drawing that also says in words what it shows. `draw` gets its top edge. */
function figure(paper: Paper, { caption, rows }: Chart, height: number, draw: (top: number) => void) {
  paper.heading(caption, height)
  const values = rows.map(({ label, shown }) => `${label}: ${shown}`).join('; ')
  paper.figure(height, `${caption}. ${values}.`, draw)
  paper.cursor.y += 16
}

function largestOf({ rows }: Chart) {
  return Math.max(...rows.map(({ value }) => value))
}

/** Horizontal bars on a pale one of the full length, each with its label above and its value at the end. */
export function barChart(paper: Paper, chart: Chart, fill: string) {
  const max = largestOf(chart)
  const room = WIDTH - 110
  figure(paper, chart, chart.rows.length * BAR_ROW_HEIGHT, (top) => {
    chart.rows.forEach(({ label, value, shown, part }, index) => {
      const y = top + index * BAR_ROW_HEIGHT
      const draw = (length: number, name: string) =>
        paper.doc.rect(PAGE.left, y + 15, (length / max) * room, 14).fill(color(name))
      paper.write(label, PAGE.left, y, ink)
      draw(part === undefined ? max : value, part === undefined ? 'sand' : 'lilac')
      draw(part ?? value, fill)
      paper.write(shown, PAGE.left + (value / max) * room + 8, y + 15.5, { ...ink, cut: 'strong' })
    })
  })
}

/** Columns on a line, each with its value above and its label below. */
export function columnChart(paper: Paper, chart: Chart, fill: string) {
  const step = WIDTH / chart.rows.length
  const width = Math.min(step * 0.62, 64)
  const max = largestOf(chart)
  figure(paper, chart, COLUMN_CHART_HEIGHT, (top) => {
    const baseline = top + COLUMN_CHART_HEIGHT - LABEL_HEIGHT
    chart.rows.forEach(({ label, value }, index) => {
      const left = PAGE.left + index * step
      const height = (value / max) * (COLUMN_CHART_HEIGHT - 2 * LABEL_HEIGHT)
      const centred = { ...ink, width: step, align: 'center' } as const
      paper.doc.rect(left + (step - width) / 2, baseline - height, width, height).fill(color(fill))
      paper.write(String(value), left, baseline - height - 14, { ...centred, cut: 'strong' })
      paper.write(label, left, baseline + 6, centred)
    })
    paper.doc.rect(PAGE.left, baseline, WIDTH, 1.5).fill(color('ink'))
  })
}
