import { color, PAGE, WIDTH, type Paper } from './paper.ts'

/** `part` is drawn in front of the value, for example those who finished of those who started. */
type Row = { label: string; value: number; shown: string; part?: number }

/** With the data of src/content/report-charts.ts. */
type Chart = { caption: string; rows: ReadonlyArray<Row> }

const GROUP_COLORS = ['ewe', 'adire', 'lagoon', 'zobo', 'danfo', 'white'].map(color)

const ink = { color: color('ink'), size: 9.5 } as const

/** A drawing that also says in words what it shows. `draw` gets its top edge. */
function figure(paper: Paper, { caption, rows }: Chart, height: number, draw: (top: number) => void) {
  const values = rows.map(({ label, shown }) => `${label}: ${shown}`).join('; ')
  paper.figure(height, `${caption}. ${values}.`, draw)
}

function largestOf({ rows }: Chart) {
  return Math.max(...rows.map(({ value }) => value))
}

/** Horizontal bars on a ground, each with its label above and its value at the end. */
export function barChart(paper: Paper, chart: Chart, fill: string) {
  const row = 42
  const max = largestOf(chart)
  const room = WIDTH - 110
  figure(paper, chart, chart.rows.length * row, (top) => {
    chart.rows.forEach(({ label, value, shown, part }, index) => {
      const y = top + index * row
      const draw = (length: number, name: string) =>
        paper.doc.rect(PAGE.left, y + 15, (length / max) * room, 14).fill(color(name))
      paper.line(label, PAGE.left, y, ink)
      draw(part === undefined ? max : value, part === undefined ? 'sand' : 'lilac')
      draw(part ?? value, fill)
      paper.line(shown, PAGE.left + (value / max) * room + 8, y + 15.5, { ...ink, cut: 'strong' })
    })
  })
}

type Scale = { height: number; headroom: number; above: number }
type Marks = (places: ReadonlyArray<{ x: number; y: number }>, ground: number, step: number) => void

/** Marks in a row on a line, each with its value above and its label below the line. */
function verticalChart(paper: Paper, chart: Chart, { height, headroom, above }: Scale, drawMarks: Marks) {
  const step = WIDTH / chart.rows.length
  const max = largestOf(chart)
  figure(paper, chart, height, (top) => {
    const ground = top + height - 18
    const places = chart.rows.map(({ value }, index) => ({
      x: PAGE.left + (index + 0.5) * step,
      y: ground - (value / max) * (height - 18 - headroom),
    }))
    drawMarks(places, ground, step)
    chart.rows.forEach(({ label, value }, index) => {
      const { x = 0, y = 0 } = places[index] ?? {}
      const centred = { ...ink, width: step, align: 'center' } as const
      paper.line(String(value), x - step / 2, y - above, { ...centred, cut: 'strong' })
      paper.line(label, x - step / 2, ground + 6, centred)
    })
    paper.doc.rect(PAGE.left, ground, WIDTH, 1.5).fill(color('ink'))
  })
}

export function columnChart(paper: Paper, chart: Chart, { height, fill }: { height: number; fill: string }) {
  verticalChart(paper, chart, { height, headroom: 18, above: 14 }, (places, ground, step) => {
    const width = Math.min(step * 0.62, 64)
    for (const { x, y } of places) paper.doc.rect(x - width / 2, y, width, ground - y).fill(color(fill))
  })
}

/** A line with a dot for each month. */
export function lineChart(paper: Paper, chart: Chart, height: number) {
  const { doc } = paper
  verticalChart(paper, chart, { height, headroom: 26, above: 20 }, (places) => {
    places.forEach(({ x, y }, index) => (index === 0 ? doc.moveTo(x, y) : doc.lineTo(x, y)))
    doc.lineWidth(3).lineJoin('round').stroke(color('agbalumo'))
    for (const { x, y } of places)
      doc.circle(x, y, 4.5).lineWidth(2).fillAndStroke(color('danfo'), color('ink'))
  })
}

/** A dot for each person, in the colour of the group, with a legend below. */
export function peopleChart(paper: Paper, chart: Chart) {
  const inRow = 23
  const step = WIDTH / inRow
  const groups = chart.rows.map((row, index) => ({
    ...row,
    fill: GROUP_COLORS[index % GROUP_COLORS.length] ?? '',
  }))
  const people = groups.flatMap(({ value, fill }) => Array.from({ length: value }, () => fill))
  const legend = Math.ceil(people.length / inRow) * step + 12
  const dot = (x: number, y: number, radius: number, fill: string) =>
    paper.doc.circle(x, y, radius).lineWidth(1).fillAndStroke(fill, color('ink'))
  figure(paper, chart, legend + Math.ceil(groups.length / 2) * 20, (top) => {
    people.forEach((fill, index) => {
      const y = top + (Math.floor(index / inRow) + 0.5) * step
      dot(PAGE.left + ((index % inRow) + 0.5) * step, y, step * 0.38, fill)
    })
    groups.forEach(({ label, value, fill }, index) => {
      const x = PAGE.left + (index % 2) * (WIDTH / 2)
      const y = top + legend + Math.floor(index / 2) * 20
      dot(x + 6, y + 6, 5.5, fill)
      paper.line(String(value), x + 20, y, { ...ink, cut: 'strong' })
      paper.line(label, x + 44, y, ink)
    })
  })
}
