import { isScalar, isSeq, type Scalar, type YAMLMap } from 'yaml'
import { instantOf, wallTimeInUtc } from '#src/lib/zoned-time.ts'
import {
  documentsOf,
  groupsAt,
  isNumber,
  numberAt,
  textAt,
  type ContentDocument,
  type Site,
} from './document.ts'
import { timeZoneProblem } from './dates.ts'

/** Reports figures, names and time zones of a document that contradict each other or those of another one. */
export function checkFigures(document: ContentDocument, site: Site) {
  checkPresets(document)
  checkSmallestGifts(document, site)
  checkReportSums(document)
  checkFunds(document)
  checkPerson(document)
  checkZones(document, site)
}

/** Preset amounts that are below the minimum donation or out of order. */
function checkPresets({ schema, root, report }: ContentDocument) {
  if (schema.name !== 'Donations' || !root) return
  for (const currency of groupsAt(root, 'currencies')) {
    const minimum = numberAt(currency, 'minimum')?.value
    const presets = currency.get('presets')
    const amounts = (isSeq(presets) ? presets.items : []).filter(isNumber)
    for (const amount of amounts)
      if (minimum !== undefined && minimum !== Infinity && amount.value < minimum)
        report(amount, { rule: 'preset-below-minimum', found: `${amount.value} is less than ${minimum}.` })
    const fallen = amounts.find(({ value }, index) => value < (amounts[index - 1]?.value ?? 0))
    if (fallen)
      report(fallen, { rule: 'preset-order', found: `${fallen.value} comes after a larger amount.` })
  }
}

/** The currency symbols used in texts. */
const SIGNS: Record<string, string> = { $: 'USD', '₦': 'NGN', 'NGN ': 'NGN', 'USD ': 'USD' }
const AMOUNT = /([$₦]|\b(?:NGN|USD) )\s?(\d[\d,]*)/gu
const GIFT = /\b(?:gifts?|donations?|donate|giv(?:e|es|ing))\b/iu
const SMALLEST = /\b(?:minimum|smallest|lowest|at least|from)\b/iu
const SENTENCE = /[^.!?¤]+(?:[.!?](?!\s|$)[^.!?¤]*)*/gu

/** Sentences that name a minimum donation other than that of content/donations.yaml. */
function checkSmallestGifts({ texts }: ContentDocument, { documents }: Site) {
  const [donations] = documentsOf(documents, 'Donations')
  const currencies = groupsAt(donations?.root, 'currencies')
  for (const { prose, report } of texts)
    for (const { 0: sentence, index: start } of prose.matchAll(SENTENCE)) {
      if (!GIFT.test(sentence) || !SMALLEST.test(sentence)) continue
      for (const { 0: written, 1: sign = '', 2: digits = '', index } of sentence.matchAll(AMOUNT)) {
        const minimum = numberAt(
          currencies.find((each) => each.get('code') === SIGNS[sign]),
          'minimum',
        )?.value
        if (minimum === undefined || Number(digits.replaceAll(',', '')) === minimum) continue
        const found = `${written.replace(/,$/u, '')} is named as the smallest gift.`
        const fix = `Write ${sign}${minimum.toLocaleString('en')}, or change the minimum.`
        report(start + index, { rule: 'amount-disagrees', found, fix })
      }
    }
}

/** The field with the first name of the person of a story. */
const PERSON: Record<string, string> = { ImpactStory: 'person', SuccessStory: 'firstName' }

/** A story that never names its person, whose name stands beside the picture or is highlighted. */
function checkPerson({ schema, root, texts, report }: ContentDocument) {
  const field = PERSON[schema.name] ?? ''
  const person = textAt(root, field)
  if (!person || texts.some(({ path, value }) => path[0] !== field && value.includes(person.value))) return
  report(person, { rule: 'person', found: `the story does not mention "${person.value}".` })
}

/** Offsets in the list of time zones, alone and in the label, that are not those of the zone. */
function checkZones({ schema, root, report }: ContentDocument, { today }: Site) {
  for (const item of schema.name === 'TimezoneList' ? groupsAt(root, 'items') : []) {
    const zone = textAt(item, 'name')
    if (!zone || timeZoneProblem(zone.value)) continue
    const right = standardOffset(zone.value, today.getUTCFullYear())
    for (const written of [textAt(item, 'offset'), textAt(item, 'label')])
      if (written && !written.value.includes(right))
        report(written, { rule: 'zone-offset', found: `"${written.value}" has not the offset ${right}.` })
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

/** Figures of a report that occur twice: a total and its parts, or a part and its whole. */
function checkReportSums({ schema, root, report: reportAt }: ContentDocument) {
  if (schema.name !== 'ImpactReport' || !root) return
  const report = (place: Scalar | string, found: string) => {
    const node = typeof place === 'string' ? root.get(place, true) : place
    if (isSeq(node) || isScalar(node)) reportAt(node, { rule: 'report-sum', found })
  }
  const courses = groupsAt(root, 'courses')
  for (const course of courses) {
    const [finished, started] = [numberAt(course, 'finished'), numberAt(course, 'started')]
    if (finished && started && finished.value > started.value)
      report(finished, `${finished.value} people finished this course, but only ${started.value} started it.`)
  }
  const [started, finished, cost] = ['started', 'finished', 'cost'].map((field) => sumOf(courses, field))
  if (finished === 0)
    report('courses', 'nobody finished any of the courses, so a graduate has no average cost.')
  for (const [list, total, what] of [
    ['ages', started, 'started the courses'],
    ['afterwards', finished, 'finished the courses'],
  ] as const) {
    const people = sumOf(groupsAt(root, list), 'people')
    if (people === undefined || total === undefined || people === total) continue
    report(list, `the lines of ${list} add up to ${people} people, but ${total} ${what}.`)
  }
  const [income, other] = ['income', 'spending'].map((list) => sumOf(groupsAt(root, list), 'amount'))
  if (income === undefined || other === undefined || cost === undefined || cost + other <= income) return
  report('spending', `courses (${cost}) and spending (${other}) add up to more than the income of ${income}.`)
}

/** What the goal of a project pays for, which its page shows to the last dollar. */
function checkFunds({ schema, root, report }: ContentDocument) {
  const goal = schema.name === 'Project' ? numberAt(root, 'goal') : undefined
  const sum = sumOf(groupsAt(root, 'funds'), 'amount')
  if (goal && sum !== undefined && sum !== goal.value)
    report(goal, { rule: 'funds-sum', found: `the goal is ${goal.value}, but its funds add up to ${sum}.` })
}

/** Undefined if a figure is missing or invalid, which other rules report. */
function sumOf(groups: ReadonlyArray<YAMLMap>, field: string): number | undefined {
  const figures = groups.map((group) => numberAt(group, field)?.value)
  if (figures.length === 0) return undefined
  return figures.reduce((sum, figure) =>
    sum === undefined || figure === undefined ? undefined : sum + figure,
  )
}
