import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml'
import { offsetOf, type ContentDocument } from './document.ts'
import { problemAt, type Problem, type ProblemText } from './problem.ts'

type Fields = NonNullable<ContentDocument['fields']>

/** Checks that figures of a report that occur twice agree: a total and its parts, or a part and its whole. */
export function reportSumsAgree(fields: Fields): Array<Problem> {
  const courses = mapsIn(fields, 'courses')
  return [
    ...courses.flatMap((course) => finishedProblem(fields, course)),
    ...graduatesProblem(fields, courses),
    ...groupProblem(fields, 'ages', sumOf(courses, 'started'), 'started the courses'),
    ...groupProblem(fields, 'afterwards', sumOf(courses, 'finished'), 'finished the courses'),
    ...spendingProblem(fields, sumOf(courses, 'cost')),
  ]
}

function finishedProblem(fields: Fields, course: YAMLMap): Array<Problem> {
  const finished = course.get('finished', true)
  const started = course.get('started')
  if (!isScalar(finished) || typeof finished.value !== 'number' || typeof started !== 'number') return []
  if (finished.value <= started) return []
  return [
    problem(fields, offsetOf(finished), {
      found: `${finished.value} people finished this course, but only ${started} started it.`,
      expected: 'Nobody finishes a course without having started it.',
    }),
  ]
}

function graduatesProblem(fields: Fields, courses: ReadonlyArray<YAMLMap>): Array<Problem> {
  const node = fields.root.get('courses', true)
  if (!isSeq(node) || sumOf(courses, 'finished') !== 0) return []
  return [
    problem(fields, offsetOf(node), {
      found: 'nobody finished any of the courses.',
      expected: 'The report says what a graduate costs on average, so there is at least one.',
    }),
  ]
}

/** The people in a list must be those counted by the courses, each in one entry. */
function groupProblem(fields: Fields, list: string, total: number | null, what: string): Array<Problem> {
  const node = fields.root.get(list, true)
  const people = sumOf(mapsIn(fields, list), 'people')
  if (!isSeq(node) || people === null || total === null || people === total) return []
  return [
    problem(fields, offsetOf(node), {
      found: `the lines of ${list} add up to ${people} people, but ${total} ${what}.`,
      fix: people < total ? `${total - people} are missing.` : `${people - total} are too many.`,
      expected: `The people under ${list} are those of all courses together.`,
    }),
  ]
}

function spendingProblem(fields: Fields, courses: number | null): Array<Problem> {
  const node = fields.root.get('spending', true)
  const income = sumOf(mapsIn(fields, 'income'), 'amount')
  const other = sumOf(mapsIn(fields, 'spending'), 'amount')
  if (!isSeq(node) || income === null || other === null || courses === null) return []
  if (courses + other <= income) return []
  return [
    problem(fields, offsetOf(node), {
      found: `the courses (${courses}) and spending (${other}) add up to ${courses + other}, more than the income of ${income}.`,
      expected: 'What was spent came in. Name a reserve or a loan under income, if there was one.',
    }),
  ]
}

function mapsIn({ root }: Fields, list: string): Array<YAMLMap> {
  const node = root.get(list)
  return isSeq(node) ? node.items.filter((item) => isMap(item)) : []
}

/** Null if a figure is missing or invalid, which other rules report. */
function sumOf(maps: ReadonlyArray<YAMLMap>, field: string): number | null {
  const figures = maps.map((map) => map.get(field))
  const numbers = figures.filter((figure) => typeof figure === 'number')
  if (numbers.length === 0 || numbers.length < figures.length) return null
  return numbers.reduce((sum, number) => sum + number)
}

function problem({ excerpt }: Fields, offset: number, words: ProblemText): Problem {
  return problemAt(excerpt, offset, 'report-sum', words)
}
