import type { ImpactReport } from 'contentlayer/generated'
import { courseLabel, naira, reportCharts, type ReportCharts } from '#src/content/report-charts.ts'
import { reportFigures } from '#src/content/report-figures.ts'
import { barChart, columnChart } from './charts.ts'
import { color, PAGE, WIDTH, type Paper } from './paper.ts'

export type Chapter = { heading: string; draw: (paper: Paper) => void }

const STATE_COLORS = { kept: color('ewe'), partly: color('danfo'), missed: color('zobo') }

/** The chapters after the cover and the table of contents, in order. */
export function chaptersOf(report: ImpactReport): Array<Chapter> {
  const { chapters } = report
  const charts = reportCharts(report)
  const chapter = ({ heading, lead }: { heading: string; lead?: string }, draw: Chapter['draw']) => ({
    heading,
    draw: (paper: Paper) => {
      if (lead !== undefined)
        paper.block('P', lead, { size: 13, lineGap: 6, color: color('adire'), after: 16 })
      draw(paper)
    },
  })
  return [
    { heading: report.foreword.heading, draw: (paper) => foreword(paper, report) },
    chapter(chapters.promises, (paper) => promises(paper, report)),
    chapter(chapters.courses, (paper) => courses(paper, report, charts)),
    chapter(chapters.costs, (paper) => costs(paper, report, charts)),
    chapter(chapters.months, (paper) => {
      columnChart(paper, charts.learners, 'adire')
      columnChart(paper, charts.diesel, 'agbalumo')
    }),
    chapter(chapters.people, (paper) => {
      columnChart(paper, charts.ages, 'zobo')
      barChart(paper, charts.afterwards, 'adire')
    }),
    chapter(chapters.money, (paper) => {
      barChart(paper, charts.income, 'ewe')
      barChart(paper, charts.spending, 'agbalumo')
    }),
    chapter(chapters.shortfalls, (paper) => shortfalls(paper, report)),
    chapter(chapters.letters, (paper) => letters(paper, report)),
    chapter(chapters.next, (paper) => outlook(paper, report)),
  ]
}

function foreword(paper: Paper, { foreword: { paragraphs, signature } }: ImpactReport) {
  const [first = '', ...others] = paragraphs
  paper.block('P', first, { size: 15, lineGap: 6, color: color('adire'), after: 22 })
  for (const text of others) paper.block('P', text, { size: 13, lineGap: 6, after: 18 })
  paper.block('P', signature, { cut: 'strong', size: 11.5 })
}

function promises(paper: Paper, report: ImpactReport) {
  const left = PAGE.left + 96
  const width = WIDTH - 96
  for (const { promise, state, outcome } of report.promises) {
    const style = { cut: 'strong', size: 12, lineGap: 2, width } as const
    const below = paper.heightOf(promise, style)
    const height = below + paper.heightOf(outcome, { width })
    paper.fit(height + 26)
    const { y } = paper.cursor
    paper.decorate(() =>
      paper.doc
        .roundedRect(PAGE.left, y, 74, 22, 11)
        .lineWidth(1.5)
        .fillAndStroke(STATE_COLORS[state], color('ink')),
    )
    const inkOnFill = state === 'partly' ? color('ink') : color('white')
    const badge = { cut: 'strong', size: 9.5, color: inkOnFill, width: 74, align: 'center' } as const
    paper.tagged('P', report.labels[state], PAGE.left, y + 6, badge)
    paper.tagged('H2', promise, left, y + 2, style)
    paper.tagged('P', outcome, left, y + below + 5, { width })
    paper.cursor.y = y + height + 34
  }
}

function courses(paper: Paper, report: ImpactReport, { courses: chart }: ReportCharts) {
  barChart(paper, chart, 'adire')
  for (const course of report.courses)
    if (course.stopped !== undefined)
      paper.note(`${report.labels.stopped}: ${courseLabel(course)}`, course.stopped, { background: 'blush' })
}

function costs(paper: Paper, report: ImpactReport, { costs: chart }: ReportCharts) {
  const { labels } = report
  const { started, finished, courseCosts } = reportFigures(report)
  drawTable(paper, [
    [labels.course, labels.weeks, labels.started, labels.finished, labels.cost],
    ...report.courses.map((course) => [
      courseLabel(course),
      ...[course.weeks, course.started, course.finished].map(String),
      naira(course.cost),
    ]),
    [labels.allCourses, '', String(started), String(finished), naira(courseCosts)],
  ])
  barChart(paper, chart, 'ewe')
}

/** The costs of courses, with tagged header and data cells; the last row is a total. */
function drawTable(paper: Paper, rows: ReadonlyArray<ReadonlyArray<string>>) {
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

function shortfalls(paper: Paper, report: ImpactReport) {
  report.shortfalls.forEach(({ heading, text }, index) =>
    paper.note(heading, text, { background: 'white', sign: String(index + 1) }),
  )
}

function letters(paper: Paper, report: ImpactReport) {
  const style = { size: 11, lineGap: 5 }
  for (const { school, place, paragraphs, signature } of report.letters) {
    // A letter is not torn apart.
    paper.fit(paragraphs.reduce((total, text) => total + paper.heightOf(text, style) + 10, 70))
    paper.heading(`${school}, ${place}`)
    for (const text of paragraphs) paper.block('P', text, style)
    paper.block('P', signature, { cut: 'strong', after: 26 })
  }
}

function outlook(paper: Paper, { next, method, labels }: ImpactReport) {
  paper.list(next, { size: 12.5 })
  paper.heading(labels.method)
  for (const text of method) paper.block('P', text)
}
