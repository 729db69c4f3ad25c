import type { ImpactReport } from 'contentlayer/generated'
import { formatMoney, toMinorUnits } from '#contract/money.ts'
import type { ReportFigures } from '#src/content/report-figures.ts'
import { barChart, columnChart, lineChart, pairChart, peopleChart } from './charts.ts'
import { color, PAGE, WIDTH, type Paper } from './paper.ts'
import { table } from './table.ts'

export type Chapter = { heading: string; draw: (paper: Paper) => void }

const naira = (amount: number) => formatMoney(toMinorUnits(amount), 'NGN')
const sentence = (parts: ReadonlyArray<string>) => `${parts.join('; ')}.`

const LEAD = { size: 13, lineGap: 6, color: color('adire'), after: 16 }
const SMALL_HEADING = { cut: 'heading', size: 15, lineGap: 2, after: 8 } as const
const STATES = {
  kept: { word: 'Kept', fill: color('ewe') },
  partly: { word: 'In part', fill: color('danfo') },
  missed: { word: 'Missed', fill: color('zobo') },
}
const GROUP_COLORS = ['ewe', 'adire', 'lagoon', 'zobo', 'danfo', 'white'].map(color)

/** The chapters after the cover and the page of contents, in their order. */
export function chaptersOf(report: ImpactReport, figures: ReportFigures): Array<Chapter> {
  return [
    { heading: report.foreword.heading, draw: (paper) => foreword(paper, report) },
    { heading: 'What we promised', draw: (paper) => promises(paper, report) },
    { heading: 'Who started, who finished', draw: (paper) => courses(paper, figures) },
    { heading: 'What each course cost', draw: (paper) => costs(paper, figures) },
    { heading: 'Month by month', draw: (paper) => months(paper, figures) },
    { heading: 'Who came, and what came after', draw: (paper) => people(paper, figures) },
    { heading: 'Money in, money out', draw: (paper) => money(paper, figures) },
    { heading: 'Where we fell short', draw: (paper) => shortfalls(paper, report) },
    { heading: 'Letters from partner schools', draw: (paper) => letters(paper, report) },
    { heading: `What we promise for ${report.year + 1}`, draw: (paper) => outlook(paper, report) },
  ]
}

function foreword(paper: Paper, { foreword: { paragraphs, signature } }: ImpactReport) {
  const [first = '', ...others] = paragraphs
  paper.block('P', first, { ...LEAD, size: 15, after: 22 })
  for (const text of others) paper.block('P', text, { size: 13, lineGap: 6, after: 18 })
  paper.block('P', signature, { cut: 'strong', size: 11.5 })
}

function promises(paper: Paper, report: ImpactReport) {
  const kept = report.promises.filter(({ state }) => state === 'kept').length
  paper.block('P', `Of ${report.promises.length} promises we kept ${kept} in full.`, LEAD)
  for (const { promise, state, outcome } of report.promises) {
    const { word, fill } = STATES[state]
    const room = WIDTH - 96
    const style = { cut: 'strong', size: 12, lineGap: 2 } as const
    const height = paper.heightOf(promise, room, style)
    paper.fit(height + paper.heightOf(outcome, room) + 26)
    const { y } = paper.cursor
    paper.decorate(() =>
      paper.doc.roundedRect(PAGE.left, y, 74, 22, 11).lineWidth(1.5).fillAndStroke(fill, color('ink')),
    )
    const inkOnFill = state === 'partly' ? color('ink') : color('white')
    paper.tag('P', () =>
      paper.line(word, PAGE.left, y + 6, {
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

function courses(paper: Paper, { courses: all, started, finished, finishedPercent }: ReportFigures) {
  paper.block(
    'P',
    `${started} learners started a course and ${finished} finished one: ${finishedPercent} of a hundred.`,
    LEAD,
  )
  const pairs = all.map((course) => ({
    label: `${course.name}, ${course.place}`,
    whole: course.started,
    part: course.finished,
  }))
  const alt = sentence(pairs.map(({ label, whole, part }) => `${label}: ${part} of ${whole} finished`))
  pairChart(paper, pairs, `Bars of the learners who finished each course. ${alt}`)
  paper.cursor.y += 14
  for (const { name, place, stopped } of all) {
    if (stopped === undefined) continue
    const style = { size: 10.5, lineGap: 4 }
    const height = paper.heightOf(stopped, WIDTH - 40, style) + 62
    paper.fit(height)
    const { y } = paper.cursor
    paper.decorate(() => paper.doc.roundedRect(PAGE.left, y, WIDTH, height, 12).fill(color('blush')))
    paper.tag('H2', () =>
      paper.write(`Stopped: ${name}, ${place}`, PAGE.left + 20, y + 18, WIDTH - 40, {
        cut: 'heading',
        size: 14,
      }),
    )
    paper.tag('P', () => paper.write(stopped, PAGE.left + 20, y + 44, WIDTH - 40, style))
    paper.cursor.y = y + height + 16
  }
}

function costs(
  paper: Paper,
  { courses: all, courseCosts, costPerGraduate, started, finished }: ReportFigures,
) {
  const text = `The courses cost ${naira(courseCosts)}: trainers, rooms and materials. That is ${naira(costPerGraduate)} for each learner who finished.`
  paper.block('P', text, LEAD)
  const right = { align: 'right' } as const
  table(
    paper,
    [
      { heading: 'Course', width: 178 },
      { heading: 'Weeks', width: 52, ...right },
      { heading: 'Started', width: 62, ...right },
      { heading: 'Finished', width: 66, ...right },
      { heading: 'Cost', width: 109, ...right },
    ],
    [
      ...all.map((course) => [
        `${course.name}, ${course.place}`,
        ...[course.weeks, course.started, course.finished].map(String),
        naira(course.cost),
      ]),
      ['All courses', '', String(started), String(finished), naira(courseCosts)],
    ],
    { hasTotal: true },
  )
  paper.block('H2', 'For each learner who finished', SMALL_HEADING)
  const bars = all
    .filter((course) => course.finished > 0)
    .map((course) => {
      const value = Math.round(course.cost / course.finished)
      return { label: `${course.name}, ${course.place}`, value, shown: naira(value), fill: color('ewe') }
    })
  const alt = sentence(bars.map(({ label, shown }) => `${label}: ${shown}`))
  barChart(paper, bars, `Bars of the cost of each course for a learner who finished. ${alt}`)
}

function months(paper: Paper, { months: all }: ReportFigures) {
  const fullest = all.reduce((most, month) => (month.learners > most.learners ? month : most))
  const [first, last] = [all[0], all.at(-1)]
  const lead = `The fullest month was ${fullest.name} with ${fullest.learners} learners. A litre of diesel cost ${naira(first?.diesel ?? 0)} in ${first?.name} and ${naira(last?.diesel ?? 0)} in ${last?.name}.`
  paper.block('P', lead, LEAD)
  paper.block('H2', 'Learners in class', SMALL_HEADING)
  const learners = all.map(({ name, learners: value }) => ({ label: name, value }))
  const learnersAlt = sentence(learners.map(({ label, value }) => `${label} ${value}`))
  columnChart(paper, learners, {
    height: 210,
    fill: color('adire'),
    alt: `Columns of the learners in class each month. ${learnersAlt}`,
  })
  paper.cursor.y += 28
  paper.block('H2', 'Naira for a litre of diesel', SMALL_HEADING)
  const diesel = all.map(({ name, diesel: value }) => ({ label: name, value }))
  const dieselAlt = sentence(diesel.map(({ label, value }) => `${label} ${value} naira`))
  lineChart(paper, diesel, {
    height: 220,
    alt: `A line of what a litre of diesel cost each month. ${dieselAlt}`,
  })
}

function people(paper: Paper, { ages, afterwards, finished }: ReportFigures) {
  paper.block('H2', 'All who started, by age', SMALL_HEADING)
  const columns = ages.map(({ label, people: value }) => ({ label, value }))
  const agesAlt = sentence(columns.map(({ label, value }) => `${label}: ${value}`))
  columnChart(paper, columns, {
    height: 190,
    fill: color('zobo'),
    alt: `Columns of the learners by age. ${agesAlt}`,
  })
  paper.cursor.y += 30
  paper.block('H2', 'Six months after the last lesson', SMALL_HEADING)
  paper.block('P', `One dot for each of the ${finished} who finished.`)
  const groups = afterwards.map((group, index) => ({
    ...group,
    fill: GROUP_COLORS[index % GROUP_COLORS.length] ?? '',
  }))
  const alt = sentence(groups.map(({ label, people: count }) => `${label}: ${count}`))
  peopleChart(paper, groups, `A dot for each graduate, coloured by what she did six months later. ${alt}`)
}

function money(paper: Paper, { income, totalIncome, spent, totalSpent, carriedOver }: ReportFigures) {
  const text = `${naira(totalIncome)} came in and ${naira(totalSpent)} went out. ${naira(Math.abs(carriedOver))} ${carriedOver < 0 ? 'is missing and comes from our reserve' : 'goes into the next year'}.`
  paper.block('P', text, LEAD)
  const chart = (heading: string, amounts: ReportFigures['spent'], fill: string) => {
    paper.block('H2', heading, SMALL_HEADING)
    const bars = amounts.map(({ label, amount }) => ({ label, value: amount, shown: naira(amount), fill }))
    const alt = sentence(bars.map(({ label, shown }) => `${label}: ${shown}`))
    barChart(paper, bars, `${heading}, as bars. ${alt}`)
    paper.cursor.y += 12
  }
  chart('Where it came from', income, color('ewe'))
  chart('Where it went', spent, color('agbalumo'))
}

function shortfalls(paper: Paper, report: ImpactReport) {
  report.shortfalls.forEach(({ heading, text }, index) => {
    const height = paper.heightOf(text, WIDTH - 84, { size: 11.5, lineGap: 5 }) + 60
    paper.fit(height)
    const { y } = paper.cursor
    paper.decorate(() => {
      paper.doc.roundedRect(PAGE.left, y, WIDTH, height, 12).fill(color('white'))
      paper.line(String(index + 1), PAGE.left + 20, y + 18, {
        cut: 'heading',
        size: 34,
        color: color('zobo'),
      })
    })
    paper.tag('H2', () => paper.write(heading, PAGE.left + 64, y + 20, WIDTH - 84, SMALL_HEADING))
    paper.tag('P', () => paper.write(text, PAGE.left + 64, y + 44, WIDTH - 84, { size: 11.5, lineGap: 5 }))
    paper.cursor.y = y + height + 20
  })
}

function letters(paper: Paper, report: ImpactReport) {
  paper.block('P', 'Printed as they came, without a cut.', LEAD)
  for (const { school, place, paragraphs, signature } of report.letters) {
    const style = { size: 11, lineGap: 5, after: 10 }
    const height = paragraphs.reduce((total, text) => total + paper.heightOf(text, WIDTH, style) + 10, 70)
    paper.fit(height)
    paper.block('H2', `${school}, ${place}`, SMALL_HEADING)
    for (const text of paragraphs) paper.block('P', text, style)
    paper.block('P', signature, { cut: 'strong', after: 26 })
  }
}

function outlook(paper: Paper, { next, method }: ImpactReport) {
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
  paper.block('H2', 'How we counted', SMALL_HEADING)
  for (const text of method) paper.block('P', text)
}
