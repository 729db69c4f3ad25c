import { instantOf, wallTimeInUtc } from '#src/lib/zoned-time.ts'
import { timeFinding } from './dates.ts'
import { dataOf, documentsOf, type ContentDocument, type Site } from './document.ts'

/** Reports figures, names and time zones of a document that contradict each other or those of another one. */
export function checkFigures(document: ContentDocument, site: Site) {
  checkCurrencies(document)
  checkSmallestGifts(document, site)
  checkReportSums(document)
  checkFunds(document)
  checkPerson(document)
  checkZones(document, site)
}

/** The length of all account numbers in Nigeria (NUBAN), by which a lost digit is found. */
const NUBAN = /^\d{10}$/

function checkCurrencies(document: ContentDocument) {
  const { report } = document
  const { currencies = [] } = dataOf(document, 'Donations') ?? {}
  for (const [index, { code, minimum = 0, presets = [], account }] of currencies.entries()) {
    for (const [at, amount = NaN] of presets.entries()) {
      const place = `currencies.${index}.presets.${at}`
      if (amount < minimum) report(place, 'preset-below-minimum', `${amount} is less than ${minimum}.`)
      if (amount < (presets[at - 1] ?? 0))
        report(place, 'preset-order', `${amount} comes after a larger amount.`)
    }
    const number = account?.number ?? ''
    if (code === 'NGN' && number !== '' && !NUBAN.test(number))
      report(`currencies.${index}.account.number`, 'account-number', `"${number}" is no account in naira.`)
  }
}

const SIGNS: Record<string, string> = { $: 'USD', '₦': 'NGN', 'NGN ': 'NGN', 'USD ': 'USD' }
const AMOUNT = /([$₦]|\b(?:NGN|USD) )\s?(\d[\d,]*)/gu
const GIFT = /\b(?:gifts?|donations?|donate|giv(?:e|es|ing))\b/iu
const SMALLEST = /\b(?:minimum|smallest|lowest|at least|from)\b/iu
const SENTENCE = /[^.!?¤¶]+(?:[.!?](?!\s|$)[^.!?¤¶]*)*/gu

/** Sentences that name a minimum donation other than that of content/donations.yaml. */
function checkSmallestGifts({ texts }: ContentDocument, { documents }: Site) {
  const [donations] = documentsOf(documents, 'Donations')
  const { currencies = [] } = (donations && dataOf(donations, 'Donations')) ?? {}
  for (const { prose, report } of texts)
    for (const { 0: sentence, index: start } of prose.matchAll(SENTENCE)) {
      if (!GIFT.test(sentence) || !SMALLEST.test(sentence)) continue
      for (const { 0: written, 1: sign = '', 2: digits = '', index } of sentence.matchAll(AMOUNT)) {
        const minimum = currencies.find(({ code }) => code === SIGNS[sign])?.minimum
        if (minimum === undefined || Number(digits.replaceAll(',', '')) === minimum) continue
        const found = `${written.replace(/,$/u, '')} is named as the smallest gift.`
        const right = `${sign}${minimum.toLocaleString('en')}`
        report(start + index, 'amount-disagrees', `${found} Write ${right}, or change the minimum.`)
      }
    }
}

const PERSON: Record<string, string> = { ImpactStory: 'person', SuccessStory: 'firstName' }

function checkPerson({ schema, data, texts, report }: ContentDocument) {
  const field = PERSON[schema.name] ?? ''
  const person = data[field]
  if (typeof person !== 'string') return
  if (!texts.some(({ path, value }) => path !== field && value.includes(person)))
    report(field, 'person', `the story does not mention "${person}".`)
}

function checkZones(document: ContentDocument, { today }: Site) {
  const { items = [] } = dataOf(document, 'TimezoneList') ?? {}
  for (const [index, { name = '', ...written }] of items.entries()) {
    if (timeFinding(name, 'timeZone')) continue
    const right = standardOffset(name, today.getUTCFullYear())
    for (const field of ['offset', 'label'] as const) {
      const shown = written[field] || right
      const found = `"${shown}" has not the offset ${right}.`
      if (!shown.includes(right)) document.report(`items.${index}.${field}`, 'zone-offset', found)
    }
  }
}

/** The difference from UTC without summer time, such as +01:00: the smaller one of January and July. */
function standardOffset(zone: string, year: number) {
  const differences = [`${year}-01-01T12:00`, `${year}-07-01T12:00`].map(
    (local) => wallTimeInUtc(local).getTime() - instantOf(local, zone).getTime(),
  )
  const standard = Math.min(...differences)
  return `${standard < 0 ? '-' : '+'}${new Date(Math.abs(standard)).toISOString().slice(11, 16)}`
}

function checkReportSums(document: ContentDocument) {
  const data = dataOf(document, 'ImpactReport')
  if (!data) return
  const { courses = [], ages, afterwards, income, spending } = data
  const report = (place: string, found: string) => document.report(place, 'report-sum', found)
  for (const [index, { finished = 0, started = Infinity }] of courses.entries())
    if (finished > started)
      report(`courses.${index}.finished`, `${finished} people finished, but only ${started} started.`)
  const [started, finished] = [sumOf(courses, 'started'), sumOf(courses, 'finished')]
  if (finished === 0) report('courses', 'nobody finished a course, so a graduate has no average cost.')
  const compare = (list: string, people: number, total: number, what: string) => {
    if (differ(people, total))
      report(list, `the lines of ${list} add up to ${people} people, but ${total} ${what} the courses.`)
  }
  compare('ages', sumOf(ages, 'people'), started, 'started')
  compare('afterwards', sumOf(afterwards, 'people'), finished, 'finished')
  const [all, cost, other] = [sumOf(income, 'amount'), sumOf(courses, 'cost'), sumOf(spending, 'amount')]
  if (cost + other > all)
    report('spending', `courses (${cost}) and spending (${other}) add up to more than the income of ${all}.`)
}

function checkFunds(document: ContentDocument) {
  const { goal = NaN, funds } = dataOf(document, 'Project') ?? {}
  const sum = sumOf(funds, 'amount')
  if (differ(sum, goal))
    document.report('goal', 'funds-sum', `the goal is ${goal}, but its funds add up to ${sum}.`)
}

/** Whether two known sums differ. */
function differ(one: number, other: number) {
  return Math.abs(one - other) > 0
}

/** NaN if there is no figure, or one is missing or invalid, which other rules report. */
function sumOf<Name extends string>(
  groups: ReadonlyArray<Partial<Record<Name, number>>> = [],
  field: Name,
): number {
  return groups.length === 0 ? NaN : groups.reduce((total, group) => total + (group[field] ?? NaN), 0)
}
