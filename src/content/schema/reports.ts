import { yamlCollection } from './document.ts'
import { choice, image, list, number, object, text, type Fields } from './field.ts'
import { reportPlaceholders, reportCopy } from './report-copy.ts'

/** The year of the report on the page Our Impact. */
export const shownReportYear = 2022

const count = (description: string) => number(description, { integer: true, min: 0 })
const naira = (description: string) => number(description, { integer: true, min: 0 })
const paragraphs = (description: string) =>
  list(description, text('One paragraph.', { maxLength: 900 }), { min: 1 })

const label = text('What it is, in a few words.', { maxLength: 60 })

const amount = object('One amount.', 'ReportAmount', { label, amount: naira('In whole naira.') })
const group = object('One group of people.', 'ReportGroup', { label, people: count('How many they are.') })

const fields: Fields = {
  year: number('The year it is about.', { integer: true, min: 2018, max: 2100 }),
  title: text('The title on the cover.', { maxLength: 60 }),
  summary: text('The sentence below the title.', { maxLength: 200 }),
  cover: image('The upright picture on the cover.', { size: { minWidth: 800, shape: [3, 4] } }),
  foreword: object('The letter at the beginning.', 'ReportForeword', {
    heading: text('Its heading.', { maxLength: 60 }),
    paragraphs: paragraphs('Its paragraphs.'),
    signature: text('Who signs it.', { maxLength: 80, isName: true }),
  }),
  promises: list(
    'What was promised for the year, and what came of it.',
    object('One promise.', 'ReportPromise', {
      promise: text('What was promised.', { maxLength: 120 }),
      state: choice('Whether it was kept.', ['kept', 'partly', 'missed']),
      outcome: text('What came of it.', { maxLength: 240 }),
    }),
    { min: 1 },
  ),
  courses: list(
    'Every course of the year. All totals are counted from here.',
    object('One course.', 'ReportCourse', {
      name: text('Its name.', { maxLength: 50 }),
      place: text('The part of Lagos.', { maxLength: 30, isName: true }),
      weeks: number('How many weeks it lasted.', { integer: true, min: 1 }),
      started: count('How many learners began.'),
      finished: count('How many finished.'),
      cost: naira('What it cost: trainers, room and materials, in whole naira.'),
      stopped: text('Only where it was stopped early: why, and what became of the learners.', {
        maxLength: 400,
        optional: true,
      }),
    }),
    { min: 1 },
  ),
  months: list(
    'The year month by month, from January.',
    object('One month.', 'ReportMonth', {
      name: text('Three letters: Jan.', { maxLength: 3 }),
      learners: count('How many learners were in class.'),
      diesel: naira('What a litre of diesel cost, in whole naira.'),
    }),
    { min: 12, max: 12 },
  ),
  ages: list('The learners by age. Together they are all who started.', group, { min: 1 }),
  afterwards: list('What graduates were doing six months later, as far as they answered.', group, { min: 1 }),
  income: list('Where the money came from.', amount, { min: 1 }),
  spending: list('What it was spent on besides the courses, whose cost is above.', amount, { min: 1 }),
  shortfalls: list(
    'Where the year fell short.',
    object('One of them.', 'ReportShortfall', {
      heading: text('What it was.', { maxLength: 60 }),
      text: text('What happened, and what changes.', { maxLength: 500 }),
    }),
    { min: 1 },
  ),
  letters: list(
    'Letters from partner schools, uncut.',
    object('One letter.', 'ReportLetter', {
      school: text('The school.', { maxLength: 60 }),
      place: text('Where it is.', { maxLength: 30 }),
      paragraphs: paragraphs('What it writes.'),
      signature: text('Who signs it.', { maxLength: 80, isName: true }),
    }),
    { min: 1 },
  ),
  next: list('What is promised for the year after.', text('One promise.', { maxLength: 160 }), { min: 1 }),
  method: paragraphs('How the figures were counted.'),
  ...reportCopy,
}

export const ImpactReport = yamlCollection({
  name: 'ImpactReport',
  heading: 'Impact report',
  description: `The impact report of a year. The PDF and the figures on the page “Our Impact” are both made from it. In chapters, captions, totals and labels, these words in braces stand for figures that are counted: ${reportPlaceholders.map((name) => `\`{${name}}\``).join(', ')}.`,
  path: 'reports',
  isAlwaysVisible: true,
  fields,
})
