import { color, PAGE, WIDTH, type Paper } from './paper.ts'

type Look = { fill: string; alt: string }

/** `part` is drawn in front of the value, for example those who finished of those who started. */
export type Bar = { label: string; value: number; shown: string; part?: number }

const ink = { color: color('ink'), size: 9.5 } as const

/** Horizontal bars on a ground, each with its label above and its value at the end. */
export function barChart(paper: Paper, bars: ReadonlyArray<Bar>, { fill, alt }: Look) {
  const row = 42
  const max = Math.max(...bars.map(({ value }) => value))
  const room = WIDTH - 110
  paper.figure(bars.length * row, alt, (top) => {
    bars.forEach(({ label, value, shown, part }, index) => {
      const y = top + index * row
      const draw = (length: number, fillColor: string) =>
        paper.doc.rect(PAGE.left, y + 15, (length / max) * room, 14).fill(fillColor)
      paper.line(label, PAGE.left, y, ink)
      draw(part === undefined ? max : value, color(part === undefined ? 'sand' : 'lilac'))
      draw(part ?? value, fill)
      paper.line(shown, PAGE.left + (value / max) * room + 8, y + 15.5, { ...ink, cut: 'strong' })
    })
  })
}

export type Column = { label: string; value: number }

/** Vertical columns with their values on top. */
export function columnChart(
  paper: Paper,
  columns: ReadonlyArray<Column>,
  { height, fill, alt }: Look & { height: number },
) {
  const max = Math.max(...columns.map(({ value }) => value))
  const step = WIDTH / columns.length
  const room = height - 36
  paper.figure(height, alt, (top) => {
    const ground = top + height - 18
    columns.forEach(({ label, value }, index) => {
      const x = PAGE.left + index * step
      const tall = (value / max) * room
      const width = Math.min(step * 0.62, 64)
      const centred = { width: step, align: 'center' } as const
      paper.doc.rect(x + (step - width) / 2, ground - tall, width, tall).fill(fill)
      paper.line(String(value), x, ground - tall - 14, { ...ink, ...centred, cut: 'strong' })
      paper.line(label, x, ground + 6, { ...ink, ...centred })
    })
    paper.doc.rect(PAGE.left, ground, WIDTH, 1.5).fill(color('ink'))
  })
}

/** A line with a dot and a value for each month. */
export function lineChart(
  paper: Paper,
  points: ReadonlyArray<Column>,
  { height, alt }: { height: number; alt: string },
) {
  const max = Math.max(...points.map(({ value }) => value))
  const step = WIDTH / points.length
  const room = height - 44
  paper.figure(height, alt, (top) => {
    const ground = top + height - 18
    const places = points.map(({ value }, index) => ({
      x: PAGE.left + (index + 0.5) * step,
      y: ground - (value / max) * room,
    }))
    const { doc } = paper
    places.forEach(({ x, y }, index) => (index === 0 ? doc.moveTo(x, y) : doc.lineTo(x, y)))
    doc.lineWidth(3).lineJoin('round').stroke(color('agbalumo'))
    points.forEach(({ label, value }, index) => {
      const { x = 0, y = 0 } = places[index] ?? {}
      const centred = { width: step, align: 'center' } as const
      doc.circle(x, y, 4.5).lineWidth(2).fillAndStroke(color('danfo'), color('ink'))
      paper.line(String(value), x - step / 2, y - 20, { ...ink, ...centred, cut: 'strong' })
      paper.line(label, x - step / 2, ground + 6, { ...ink, ...centred })
    })
    doc.rect(PAGE.left, ground, WIDTH, 1.5).fill(color('ink'))
  })
}

export type Group = { label: string; people: number; fill: string }

/** A dot for each person, in the colour of the group, with a legend below. */
export function peopleChart(paper: Paper, groups: ReadonlyArray<Group>, alt: string) {
  const inRow = 23
  const step = WIDTH / inRow
  const people = groups.flatMap((group) => Array.from({ length: group.people }, () => group.fill))
  const rows = Math.ceil(people.length / inRow)
  const keyTop = rows * step + 12
  paper.figure(keyTop + Math.ceil(groups.length / 2) * 20, alt, (top) => {
    people.forEach((fill, index) => {
      const x = PAGE.left + ((index % inRow) + 0.5) * step
      const y = top + (Math.floor(index / inRow) + 0.5) * step
      paper.doc
        .circle(x, y, step * 0.38)
        .lineWidth(1)
        .fillAndStroke(fill, color('ink'))
    })
    groups.forEach(({ label, people: count, fill }, index) => {
      const x = PAGE.left + (index % 2) * (WIDTH / 2)
      const y = top + keyTop + Math.floor(index / 2) * 20
      paper.doc
        .circle(x + 6, y + 6, 5.5)
        .lineWidth(1)
        .fillAndStroke(fill, color('ink'))
      paper.line(String(count), x + 20, y, { ...ink, cut: 'strong' })
      paper.line(label, x + 44, y, ink)
    })
  })
}
