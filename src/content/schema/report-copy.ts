import { object, text, type Fields } from './field.ts'

/** Placeholders of a report's texts; src/content/report-figures.ts has the values. */
export const reportPlaceholders = [
  'year',
  'nextYear',
  'promises',
  'promisesKept',
  'courses',
  'started',
  'finished',
  'finishedPercent',
  'courseCosts',
  'costPerGraduate',
  'fullestMonth',
  'fullestMonthLearners',
  'dieselInJanuary',
  'dieselInDecember',
  'totalIncome',
  'totalSpent',
  'carriedOver',
] as const

const copy = (description: string, maxLength: number, more: { optional?: true } = {}) =>
  text(description, { maxLength, placeholders: reportPlaceholders, ...more })

const chapter = (description: string) =>
  object(description, 'ReportChapter', {
    heading: copy('Its heading.', 60),
    lead: copy('The sentence below the heading.', 240, { optional: true }),
  })

const chart = (description: string) =>
  object(description, 'ReportChart', {
    caption: copy('Its caption.', 80),
    row: copy('What each line is about, for screen readers: Course.', 20),
    value: copy('What is counted, for screen readers: Learners.', 20),
  })

const total = (description: string) => copy(description, 50)
const label = (description: string) => copy(description, 40)

export const reportCopy: Fields = {
  chapters: object('The chapters.', 'ReportChapters', {
    figures: chapter('The most important figures.'),
    promises: chapter('What was promised for the year.'),
    courses: chapter('Who started and who finished.'),
    costs: chapter('What the courses cost.'),
    months: chapter('The year month by month.'),
    people: chapter('The learners, before and after.'),
    money: chapter('Income and spending.'),
    shortfalls: chapter('Where the year fell short.'),
    letters: chapter('The letters from partner schools.'),
    next: chapter('What is promised for the year after.'),
  }),
  captions: object('The captions of the charts.', 'ReportCaptions', {
    courses: chart('Those who finished each course, of those who started.'),
    costs: chart('The cost of each course for a learner who finished.'),
    learners: chart('The learners in class each month.'),
    diesel: chart('The price of diesel each month.'),
    ages: chart('The learners by age.'),
    afterwards: chart('The graduates six months later.'),
    income: chart('Where the money came from.'),
    spending: chart('What it was spent on.'),
  }),
  totals: object('The words below the most important figures.', 'ReportTotals', {
    started: total('Below the number of learners who started.'),
    finished: total('Below the number of learners who finished.'),
    costPerGraduate: total('Below the cost of the courses for each of these.'),
    courses: total('Below the number of courses.'),
  }),
  labels: object('Short words in the report.', 'ReportLabels', {
    report: label('What it is, on the cover and in the title of the file, where the year follows.'),
    download: label('The button that downloads it.'),
    contents: label('Above the list of chapters.'),
    method: label('Above the text about how the figures were counted.'),
    kept: label('A promise that was kept.'),
    partly: label('A promise that was kept in part.'),
    missed: label('A promise that was not kept.'),
    stopped: label('Before the name of a course that was stopped early.'),
    course: label('Heads the column of courses.'),
    weeks: label('Heads the column of weeks.'),
    started: label('Heads the column of learners who started.'),
    finished: label('Heads the column of learners who finished.'),
    cost: label('Heads the column of costs.'),
    allCourses: label('All courses together.'),
  }),
}
