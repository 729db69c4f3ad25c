import type { ImpactReport } from 'contentlayer/generated'
import { courseLabel, naira, reportCharts, type ReportCharts } from '#src/content/report-charts.ts'
import { reportFigures } from '#src/content/report-figures.ts'
import { barChart, columnChart, lineChart, peopleChart } from './charts.ts'
import { color, PAGE, WIDTH, type Paper } from './paper.ts'
import { table } from './table.ts'

export type Chapter = { heading: string; draw: (paper: Paper) => void }

const SMALL_HEADING = { cut: 'heading', size: 15, lineGap: 2, after: 8 } as const
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
    chapter(chapters.months, (paper) => months(paper, charts)),
    chapter(chapters.people, (paper) => people(paper, charts)),
    chapter(chapters.money, (paper) => money(paper, charts)),
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
  for (const { promise, state, outcome } of report.promises) {
    const room = WIDTH - 96
    const style = { cut: 'strong', size: 12, lineGap: 2 } as const
    const height = paper.heightOf(promise, room, style)
    paper.fit(height + paper.heightOf(outcome, room) + 26)
    const { y } = paper.cursor
    paper.decorate(() =>
      paper.doc
        .roundedRect(PAGE.left, y, 74, 22, 11)
        .lineWidth(1.5)
        .fillAndStroke(STATE_COLORS[state], color('ink')),
    )
    const inkOnFill = state === 'partly' ? color('ink') : color('white')
    paper.tag('P', () =>
      paper.line(report.labels[state], PAGE.left, y + 6, {
        cut: 'strong',
        size: 9.5,
        color: inkOnFill,
        width: 74,
        align: 'center',
      }),
    )
    paper.tag('H2', () => paper.write(promise, PAGE.left + 96, y + 2, room, style))
    paper.tag('P', () => paper.write(outcome, PAGE.left + 96, y + height + 5, room))
    paper.cursor.y = y + height + paper.heightOf(outcome, room) + 34
  }
}

function courses(paper: Paper, report: ImpactReport, { courses: chart }: ReportCharts) {
  barChart(paper, chart, 'adire')
  paper.cursor.y += 14
  for (const course of report.courses) {
    const { stopped } = course
    if (stopped === undefined) continue
    const style = { size: 10.5, lineGap: 4 }
    const height = paper.heightOf(stopped, WIDTH - 40, style) + 62
    const y = paper.box(height, 'blush')
    paper.tag('H2', () =>
      paper.write(`${report.labels.stopped}: ${courseLabel(course)}`, PAGE.left + 20, y + 18, WIDTH - 40, {
        cut: 'heading',
        size: 14,
      }),
    )
    paper.tag('P', () => paper.write(stopped, PAGE.left + 20, y + 44, WIDTH - 40, style))
    paper.cursor.y = y + height + 16
  }
}

function costs(paper: Paper, report: ImpactReport, { costs: chart }: ReportCharts) {
  const { labels } = report
  const { started, finished, courseCosts } = reportFigures(report)
  const right = { align: 'right' } as const
  table(
    paper,
    [
      { heading: labels.course, width: 178 },
      { heading: labels.weeks, width: 52, ...right },
      { heading: labels.started, width: 62, ...right },
      { heading: labels.finished, width: 66, ...right },
      { heading: labels.cost, width: 109, ...right },
    ],
    [
      ...report.courses.map((course) => [
        courseLabel(course),
        ...[course.weeks, course.started, course.finished].map(String),
        naira(course.cost),
      ]),
      [labels.allCourses, '', String(started), String(finished), naira(courseCosts)],
    ],
  )
  captionOf(paper, chart)
  barChart(paper, chart, 'ewe')
}

function months(paper: Paper, { learners, diesel }: ReportCharts) {
  captionOf(paper, learners)
  columnChart(paper, learners, { height: 210, fill: 'adire' })
  paper.cursor.y += 28
  captionOf(paper, diesel)
  lineChart(paper, diesel, 220)
}

function people(paper: Paper, { ages, afterwards }: ReportCharts) {
  captionOf(paper, ages)
  columnChart(paper, ages, { height: 190, fill: 'zobo' })
  paper.cursor.y += 30
  captionOf(paper, afterwards)
  peopleChart(paper, afterwards)
}

function money(paper: Paper, { income, spending }: ReportCharts) {
  captionOf(paper, income)
  barChart(paper, income, 'ewe')
  paper.cursor.y += 12
  captionOf(paper, spending)
  barChart(paper, spending, 'agbalumo')
}

function captionOf(paper: Paper, { caption }: { caption: string }) {
  paper.block('H2', caption, SMALL_HEADING)
}

function shortfalls(paper: Paper, report: ImpactReport) {
  const style = { size: 11.5, lineGap: 5 }
  report.shortfalls.forEach(({ heading, text }, index) => {
    const height = paper.heightOf(text, WIDTH - 84, style) + 60
    const y = paper.box(height, 'white')
    const number = { cut: 'heading', size: 34, color: color('zobo') } as const
    paper.decorate(() => paper.line(String(index + 1), PAGE.left + 20, y + 18, number))
    paper.tag('H2', () => paper.write(heading, PAGE.left + 64, y + 20, WIDTH - 84, SMALL_HEADING))
    paper.tag('P', () => paper.write(text, PAGE.left + 64, y + 44, WIDTH - 84, style))
    paper.cursor.y = y + height + 20
  })
}

function letters(paper: Paper, report: ImpactReport) {
  for (const { school, place, paragraphs, signature } of report.letters) {
    const style = { size: 11, lineGap: 5, after: 10 }
    const height = paragraphs.reduce((total, text) => total + paper.heightOf(text, WIDTH, style) + 10, 70)
    paper.fit(height)
    paper.block('H2', `${school}, ${place}`, SMALL_HEADING)
    for (const text of paragraphs) paper.block('P', text, style)
    paper.block('P', signature, { cut: 'strong', after: 26 })
  }
}

function outlook(paper: Paper, { next, method, labels }: ImpactReport) {
  const list = paper.doc.struct('L')
  paper.section().add(list)
  for (const text of next) {
    const style = { size: 12.5, lineGap: 4 }
    const height = paper.heightOf(text, WIDTH - 30, style)
    paper.fit(height)
    const { y } = paper.cursor
    paper.decorate(() =>
      paper.doc
        .circle(PAGE.left + 7, y + 8, 5)
        .lineWidth(1.5)
        .fillAndStroke(color('danfo'), color('ink')),
    )
    const item = paper.doc.struct('LI', {}, [
      paper.doc.struct('LBody', {}, () => paper.write(text, PAGE.left + 30, y, WIDTH - 30, style)),
    ])
    list.add(item)
    paper.cursor.y = y + height + 14
  }
  list.end()
  paper.cursor.y += 20
  paper.block('H2', labels.method, SMALL_HEADING)
  for (const text of method) paper.block('P', text)
}
