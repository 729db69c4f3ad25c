import type { ImpactReport } from 'contentlayer/generated'
import { courseLabel, naira, reportCharts, reportFigures } from '#src/content/report-figures.ts'
import { color, PAGE, WIDTH, type Paper } from './paper.ts'

const STATE_BACKGROUNDS = { kept: 'lagoon', partly: 'sand', missed: 'blush' }

/** Draws the chapters after the cover and the first figures. Returns their headings, with their page numbers. */
export function drawChapters(paper: Paper, report: ImpactReport) {
  const { chapters, foreword, labels } = report
  const charts = reportCharts(report)
  const [lead, ...paragraphs] = foreword.paragraphs
  const drawn: Array<{ heading: string; page: number }> = []

  function chapter(opening: { heading: string; lead?: string }, draw: () => void) {
    drawn.push({ heading: opening.heading, page: paper.chapter(opening, draw) })
  }

  chapter({ heading: foreword.heading, lead }, () => {
    for (const text of paragraphs) paper.block('P', text, { size: 13, lineGap: 6, after: 18 })
    paper.block('P', foreword.signature, { cut: 'strong', size: 11.5 })
  })
  chapter(chapters.promises, () => {
    for (const { promise, state, outcome } of report.promises)
      paper.note(`${labels[state]}: ${promise}`, outcome, STATE_BACKGROUNDS[state])
  })
  chapter(chapters.courses, () => {
    drawBars(paper, charts.courses, 'adire')
    for (const course of report.courses)
      if (course.stopped !== undefined)
        paper.note(`${labels.stopped}: ${courseLabel(course)}`, course.stopped, 'blush')
  })
  chapter(chapters.costs, () => {
    drawCosts(paper, report)
    drawBars(paper, charts.costs, 'ewe')
  })
  chapter(chapters.months, () => {
    drawBars(paper, charts.learners, 'adire')
    drawBars(paper, charts.diesel, 'agbalumo')
  })
  chapter(chapters.people, () => {
    drawBars(paper, charts.ages, 'zobo')
    drawBars(paper, charts.afterwards, 'adire')
  })
  chapter(chapters.money, () => {
    drawBars(paper, charts.income, 'ewe')
    drawBars(paper, charts.spending, 'agbalumo')
  })
  chapter(chapters.shortfalls, () => {
    for (const { heading, text } of report.shortfalls) paper.note(heading, text, 'white')
  })
  chapter(chapters.letters, () => drawLetters(paper, report))
  chapter(chapters.next, () => {
    paper.list(report.next, { size: 12.5 })
    paper.heading(labels.method)
    for (const text of report.method) paper.block('P', text)
  })
  return drawn
}

/** `part` is drawn in front of the value, for example those who finished of those who started. */
type Bar = { label: string; value: number; shown: string; part?: number }

const BAR_HEIGHT = 42
const BAR_TEXT = { color: color('ink'), size: 9.5 } as const

/** Bars on a pale one of the full length, each with its label above and its value at the end; also said in words. */
function drawBars(paper: Paper, chart: { caption: string; rows: ReadonlyArray<Bar> }, fill: string) {
  const { caption, rows } = chart
  const max = Math.max(...rows.map(({ value }) => value))
  const room = WIDTH - 110
  const height = rows.length * BAR_HEIGHT
  const values = rows.map(({ label, shown }) => `${label}: ${shown}`).join('; ')
  paper.heading(caption, height)
  paper.figure(height, `${caption}. ${values}.`, (top) =>
    rows.forEach(({ label, value, shown, part }, index) => {
      const y = top + index * BAR_HEIGHT
      const draw = (length: number, name: string) =>
        paper.doc.rect(PAGE.left, y + 15, (length / max) * room, 14).fill(color(name))
      paper.write(label, PAGE.left, y, BAR_TEXT)
      draw(part === undefined ? max : value, part === undefined ? 'sand' : 'lilac')
      draw(part ?? value, fill)
      paper.write(shown, PAGE.left + (value / max) * room + 8, y + 15.5, { ...BAR_TEXT, cut: 'strong' })
    }),
  )
  paper.cursor.y += 16
}

/** The costs of courses, with tagged header and data cells; the last row is a total. */
function drawCosts(paper: Paper, report: ImpactReport) {
  const { labels, courses } = report
  const { started, finished, courseCosts } = reportFigures(report)
  const rows = [
    [labels.course, labels.weeks, labels.started, labels.finished, labels.cost],
    ...courses.map((course) => [
      courseLabel(course),
      ...[course.weeks, course.started, course.finished].map(String),
      naira(course.cost),
    ]),
    [labels.allCourses, '', String(started), String(finished), naira(courseCosts)],
  ]
  paper.fit(rows.length * 26)
  const data = rows.map((cells, row) => {
    const isStrong = row === 0 || row === rows.length - 1
    return cells.map((text, column) => ({
      text,
      type: row === 0 || column === 0 ? ('TH' as const) : ('TD' as const),
      scope: row === 0 ? 'Column' : 'Row',
      font: { src: isStrong ? 'strong' : 'body', size: 9.5 },
      align: { x: column === 0 ? ('left' as const) : ('right' as const) },
      border: { top: 0, left: 0, right: 0, bottom: isStrong ? 1.5 : 0.5 },
      borderColor: color(isStrong ? 'ink' : 'line'),
    }))
  })
  paper.doc.table({
    position: { x: PAGE.left, y: paper.cursor.y },
    columnStyles: [178, 52, 62, 66, 109],
    defaultStyle: { textColor: color('ink'), padding: { top: 5, bottom: 5, left: 0, right: 10 } },
    structParent: paper.section(),
    data,
  })
  paper.cursor.y = paper.doc.y + 16
}

function drawLetters(paper: Paper, { letters }: ImpactReport) {
  const style = { size: 11, lineGap: 5 }
  for (const { school, place, paragraphs, signature } of letters) {
    // A letter is not torn apart.
    paper.fit(paragraphs.reduce((total, text) => total + paper.heightOf(text, style) + 10, 70))
    paper.heading(`${school}, ${place}`)
    for (const text of paragraphs) paper.block('P', text, style)
    paper.block('P', signature, { cut: 'strong', after: 26 })
  }
}
