import type { Finding } from './problem.ts'

const MONTH = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })

/** The problem with a date, or undefined. 31 February is invalid instead of 3 March. */
export function dateProblem(value: string): Finding | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return impossibleDay(value)
  const loose = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(value)
  return {
    rule: 'date',
    found: `"${value}" is not a date as we write them.`,
    fix: loose === null ? undefined : `Write ${isoDate(loose)}.`,
  }
}

/** The problem with a local time, or undefined. */
export function localDateTimeProblem(value: string): Finding | undefined {
  const exact = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/.exec(value)
  if (exact === null) {
    const loose = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2})?(?:Z|[+-]\d{2}:?\d{2})?$/i.exec(value)
    return {
      rule: 'date-time',
      found: `"${value}" is not a date and time as we write them.`,
      fix: loose === null ? undefined : `Write ${loose[1]}T${loose[2]}; the zone has a field of its own.`,
    }
  }
  const [, day = '', hours = '', minutes = ''] = exact
  const impossible = impossibleDay(day)
  if (impossible) return impossible
  if (Number(hours) < 24 && Number(minutes) < 60) return undefined
  return {
    rule: 'date-time',
    found: `there is no ${hours}:${minutes} on a clock.`,
    expected: 'Hours go from 00 to 23, minutes from 00 to 59.',
  }
}

/** The problem with a date or local time, or undefined. */
export function momentProblem(value: string): Finding | undefined {
  return value.length > 10 ? localDateTimeProblem(value) : dateProblem(value)
}

function impossibleDay(value: string): Finding | undefined {
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number)
  if (month < 1 || month > 12)
    return {
      rule: 'date',
      found: `"${value}" has no such month: ${month}.`,
      expected: 'Months go from 01 to 12.',
    }
  const last = new Date(Date.UTC(year, month, 0))
  const [name, days] = [MONTH.format(last), last.getUTCDate()]
  if (day >= 1 && day <= days) return undefined
  const expected = `${name} ${year} has ${days} days.`
  return { rule: 'date', found: `${day} ${name} ${year} does not exist.`, expected }
}

function isoDate([, year = '', month = '', day = '']: RegExpExecArray) {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
