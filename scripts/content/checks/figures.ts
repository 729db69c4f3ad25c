import { instantOf, wallTimeInUtc } from '#src/lib/zoned-time.ts'
import { timeFinding } from './dates.ts'
import { dataOf, documentsOf, type ContentDocument, type Site } from './document.ts'

/** Reports figures, names and time zones of a document that contradict each other or those of another one. */
export function checkFigures(document: ContentDocument, site: Site) {
  checkPresets(document)
  checkAccounts(document)
  checkSmallestGifts(document, site)
  checkReportSums(document)
  checkFunds(document)
  checkPerson(document)
  checkZones(document, site)
}

function checkPresets(document: ContentDocument) {
  const { report } = document
  const { currencies = [] } = dataOf(document, 'Donations') ?? {}
  for (const [index, { minimum = 0, presets = [] }] of currencies.entries()) {
    const amounts = presets.flatMap((amount, place) =>
      amount === undefined ? [] : [{ amount, place: `currencies.${index}.presets.${place}` }],
    )
    for (const { amount, place } of amounts)
      if (amount < minimum) report(place, 'preset-below-minimum', `${amount} is less than ${minimum}.`)
    const fallen = amounts.find(({ amount }, at) => amount < (amounts[at - 1]?.amount ?? 0))
    if (fallen) report(fallen.place, 'preset-order', `${fallen.amount} comes after a larger amount.`)
  }
}

/** The length of all account numbers in Nigeria (NUBAN), by which a lost digit is found. */
const NUBAN = /^\d{10}$/

function checkAccounts(document: ContentDocument) {
  const { currencies = [] } = dataOf(document, 'Donations') ?? {}
  for (const [index, { code, account }] of currencies.entries())
    if (code === 'NGN' && account?.number !== undefined && !NUBAN.test(account.number))
      document.report(
        `currencies.${index}.account.number`,
        'account-number',
        `"${account.number}" is no account in naira.`,
      )
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
  const compared = [
    { list: 'ages', people: sumOf(ages, 'people'), total: started, what: 'started' },
    { list: 'afterwards', people: sumOf(afterwards, 'people'), total: finished, what: 'finished' },
  ]
  for (const { list, people, total, what } of compared)
    if (people !== undefined && total !== undefined && people !== total)
      report(list, `the lines of ${list} add up to ${people} people, but ${total} ${what} the courses.`)
  const [all, cost, other] = [sumOf(income, 'amount'), sumOf(courses, 'cost'), sumOf(spending, 'amount')]
  if (all !== undefined && cost !== undefined && other !== undefined && cost + other > all)
    report('spending', `courses (${cost}) and spending (${other}) add up to more than the income of ${all}.`)
}

function checkFunds(document: ContentDocument) {
  const { goal, funds } = dataOf(document, 'Project') ?? {}
  const sum = sumOf(funds, 'amount')
  if (goal !== undefined && sum !== undefined && sum !== goal)
    document.report('goal', 'funds-sum', `the goal is ${goal}, but its funds add up to ${sum}.`)
}

/** Undefined if there is no figure, or one is missing or invalid, which other rules report. */
function sumOf<Name extends string>(
  groups: ReadonlyArray<Partial<Record<Name, number>>> = [],
  field: Name,
): number | undefined {
  const sum = groups.reduce((total, group) => total + (group[field] ?? NaN), 0)
  return groups.length === 0 || Number.isNaN(sum) ? undefined : sum
}
