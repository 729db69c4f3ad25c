import { TIME_ZONE } from '#contract/days.ts'
import { CURRENCY_CODES, formatMoney } from '#contract/money.ts'
import type { SubmissionDetails } from '#contract/staff/submissions.ts'

const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
})
const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
const size = new Intl.NumberFormat('en-GB', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })

/** In the zone in which days are filtered and counted, wherever the reader is: 7 Mar 2026, 14:02. */
export function formatTime(iso: string): string {
  return time.format(new Date(iso))
}

/** A date given as YYYY-MM-DD, the same in every time zone: 7 Mar 2026. */
export function formatDay(day: string): string {
  return date.format(new Date(day))
}

export function formatSize(bytes: number): string {
  return size.format(Math.max(1, Math.round(bytes / 1000)))
}

type Fields = SubmissionDetails['fields']

/** A value for staff: amounts in naira or dollars, without empty lines. */
export function formatValue({ name, value }: Fields[number], fields: Fields): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (value === '') return '–'
  const currency = CURRENCY_CODES.find((code) => fields.some((field) => field.value === code))
  if (name === 'amountMinor' && typeof value === 'number' && currency) return formatMoney(value, currency)
  return String(value)
}

/** Formats a key as a UUID: without https, browsers generate keys that are hexadecimal digits only. */
export function uuidOf(key: string): string {
  return key.replace(/^(\w{8})(\w{4})(\w{4})(\w{4})(\w{12})$/, '$1-$2-$3-$4-$5')
}
