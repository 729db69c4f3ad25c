import { phoneDigits } from '#contract/fields.ts'

// A Nigerian number is 0803 123 4567 at home and +234 803 123 4567 from abroad; many write +234 0803 123 4567.
const NIGERIAN = /^(?:(?:009?)?2340?|0)([1-9]\d{6,9})$/
// Calls abroad begin with 00 in most countries, and with 009 in Nigeria. 0094 may be either: 94 is Sri Lanka.
const FROM_MOST_COUNTRIES = /^00(?=[1-9]\d{6})/
const FROM_NIGERIA = /^009(?=[1-9]\d{6})/

/** The digits of a number in all spellings: numbers are stored as typed, and may be typed differently later. */
export function phoneSpellings(typed: string) {
  const digits = phoneDigits(typed)
  const national = NIGERIAN.exec(digits)?.[1]
  if (national !== undefined) return [`0${national}`, `234${national}`, `2340${national}`]
  const abroad = digits.replace(FROM_MOST_COUNTRIES, '')
  const fromNigeria = FROM_NIGERIA.test(digits) ? [digits.replace(FROM_NIGERIA, '')] : []
  return [abroad, `00${abroad}`, ...fromNigeria]
}
