import type { ProblemText } from './problem.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const DATE_EXPECTED = 'Dates look like 2026-03-07: year, month, day.'
const TIME_EXPECTED = 'Times look like 2026-03-07T10:00: the date, a T, hours and minutes.'

/** The problem with a date, or undefined. 31 February is invalid instead of 3 March. */
export function dateProblem(value: string): ProblemText | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return impossibleDay(value)
  const loose = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(value)
  return {
    found: `"${value}" is not a date as we write them.`,
    fix: loose === null ? undefined : `Write ${isoDate(loose)}.`,
    expected: DATE_EXPECTED,
  }
}

/** The problem with a local time, or undefined. */
export function localDateTimeProblem(value: string): ProblemText | undefined {
  const exact = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/.exec(value)
  if (exact === null) {
    const loose = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2})?(?:Z|[+-]\d{2}:?\d{2})?$/i.exec(value)
    return {
      found: `"${value}" is not a date and time as we write them.`,
      fix: loose === null ? undefined : `Write ${loose[1]}T${loose[2]}; the zone has a field of its own.`,
      expected: TIME_EXPECTED,
    }
  }
  const [, day = '', hours = '', minutes = ''] = exact
  const impossible = impossibleDay(day)
  if (impossible) return impossible
  if (Number(hours) < 24 && Number(minutes) < 60) return undefined
  return {
    found: `there is no ${hours}:${minutes} on a clock.`,
    expected: 'Hours go from 00 to 23, minutes from 00 to 59.',
  }
}

/** The problem with a date or local time, or undefined. */
export function momentProblem(value: string): ProblemText | undefined {
  return value.length > 10 ? localDateTimeProblem(value) : dateProblem(value)
}

function impossibleDay(value: string): ProblemText | undefined {
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number)
  const name = MONTHS[month - 1]
  if (name === undefined) {
    return { found: `"${value}" has no such month: ${month}.`, expected: 'Months go from 01 to 12.' }
  }
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (day >= 1 && day <= days) return undefined
  return {
    found: `${day} ${name} ${year} does not exist.`,
    expected: `${name} ${year} has ${days} days.`,
  }
}

function isoDate([, year = '', month = '', day = '']: RegExpExecArray) {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
