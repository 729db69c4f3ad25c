import type { ImpactReport } from 'contentlayer/generated'
import { courseLabel, naira, reportCharts, type ReportCharts } from '#src/content/report-charts.ts'
import { reportFigures } from '#src/content/report-figures.ts'
import { barChart, heightOfBars } from './charts.ts'
import { color, type Block, type Paper } from './paper.ts'
import { table } from './table.ts'

type Chapter = { heading: string; draw: (paper: Paper) => void }

const SMALL_HEADING = { cut: 'heading', size: 15, lineGap: 2, after: 8 } as const
const LEAD = { size: 13, lineGap: 6, after: 16 } as const

/** The chapters after the cover and the most important figures, in order. */
export function chaptersOf(report: ImpactReport): Array<Chapter> {
  const { chapters } = report
  const charts = reportCharts(report)
  const chapter = ({ heading, lead }: { heading: string; lead?: string }, draw: Chapter['draw']) => ({
    heading,
    draw: (paper: Paper) => {
      if (lead !== undefined) paper.group([['P', lead, { ...LEAD, color: color('adire') }]])
      draw(paper)
    },
  })
  return [
    { heading: report.foreword.heading, draw: (paper) => foreword(paper, report) },
    chapter(chapters.promises, (paper) => promises(paper, report)),
    chapter(chapters.courses, (paper) => courses(paper, report, charts)),
    chapter(chapters.costs, (paper) => costs(paper, report, charts)),
    chapter(chapters.months, (paper) => {
      bars(paper, charts.learners, 'adire')
      bars(paper, charts.diesel, 'agbalumo')
    }),
    chapter(chapters.people, (paper) => {
      bars(paper, charts.ages, 'zobo')
      bars(paper, charts.afterwards, 'lagoon')
    }),
    chapter(chapters.money, (paper) => {
      bars(paper, charts.income, 'ewe')
      bars(paper, charts.spending, 'agbalumo')
    }),
    chapter(chapters.shortfalls, (paper) => shortfalls(paper, report)),
    chapter(chapters.letters, (paper) => letters(paper, report)),
    chapter(chapters.next, (paper) => outlook(paper, report)),
  ]
}

function bars(paper: Paper, chart: ReportCharts['income'], fill: string) {
  paper.fit(heightOfBars(chart) + 40)
  paper.group([['H2', chart.caption, SMALL_HEADING]])
  barChart(paper, chart, color(fill))
}

function foreword(paper: Paper, { foreword: { paragraphs, signature } }: ImpactReport) {
  for (const text of paragraphs) paper.group([['P', text, { size: 13, lineGap: 6, after: 18 }]])
  paper.group([['P', signature, { cut: 'strong', size: 11.5 }]])
}

function promises(paper: Paper, { promises: all, labels }: ImpactReport) {
  const colors = { kept: color('ewe'), partly: color('adire'), missed: color('zobo') }
  for (const { promise, state, outcome } of all)
    paper.group([
      ['P', labels[state], { cut: 'strong', size: 9.5, color: colors[state], after: 2 }],
      ['H2', promise, { cut: 'strong', size: 12, lineGap: 2, after: 4 }],
      ['P', outcome, { after: 20 }],
    ])
}

function courses(paper: Paper, report: ImpactReport, { courses: chart }: ReportCharts) {
  barChart(paper, chart, color('adire'))
  for (const course of report.courses) {
    if (course.stopped === undefined) continue
    const heading = `${report.labels.stopped}: ${courseLabel(course)}`
    paper.group(
      [
        ['H2', heading, SMALL_HEADING],
        ['P', course.stopped],
      ],
      color('blush'),
    )
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
  bars(paper, chart, 'ewe')
}

function shortfalls(paper: Paper, report: ImpactReport) {
  for (const { heading, text } of report.shortfalls)
    paper.group(
      [
        ['H2', heading, SMALL_HEADING],
        ['P', text, { size: 11.5, lineGap: 5 }],
      ],
      color('white'),
    )
}

function letters(paper: Paper, report: ImpactReport) {
  for (const { school, place, paragraphs, signature } of report.letters)
    paper.group([
      ['H2', `${school}, ${place}`, SMALL_HEADING],
      ...paragraphs.map((text): Block => ['P', text, { size: 11, lineGap: 5 }]),
      ['P', signature, { cut: 'strong', after: 26 }],
    ])
}

function outlook(paper: Paper, { next, method, labels }: ImpactReport) {
  for (const text of next) paper.group([['P', text, { size: 12.5 }]], color('white'))
  paper.group([['H2', labels.method, SMALL_HEADING], ...method.map((text): Block => ['P', text])])
}
