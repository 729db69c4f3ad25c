import { isScalar, isSeq, type Scalar, type YAMLMap } from 'yaml'
import { documentsOf, groupsAt, isNumber, numberAt, textAt, type ContentDocument } from './document.ts'
import type { Words } from './problem.ts'
import type { Site } from './site.ts'

/** Reports preset amounts that are below the minimum donation or out of order. */
export function checkPresets({ schema, fields }: ContentDocument) {
  if (schema.name !== 'Donations' || !fields) return
  const { report } = fields.excerpt
  for (const currency of groupsAt(fields.root, 'currencies')) {
    const minimum = numberAt(currency, 'minimum')?.value
    const presets = currency.get('presets')
    const amounts = (isSeq(presets) ? presets.items : []).filter(isNumber)
    for (const amount of amounts)
      if (minimum !== undefined && minimum !== Infinity && amount.value < minimum)
        report(amount, {
          rule: 'preset-below-minimum',
          found: `${amount.value} is offered, but the smallest gift is ${minimum}.`,
        })
    const fallen = amounts.find(({ value }, index) => value < (amounts[index - 1]?.value ?? 0))
    if (!fallen) continue
    const sorted = amounts.map(({ value }) => value).sort((a, b) => a - b)
    report(fallen, {
      rule: 'preset-order',
      found: `${fallen.value} comes after a larger amount.`,
      fix: `Write ${sorted.join(', ')}.`,
    })
  }
}

/** Reads the minimum donation in each currency. */
export function readSmallestGifts(documents: ReadonlyArray<ContentDocument>): ReadonlyMap<string, number> {
  const [donations] = documentsOf(documents, 'Donations')
  return new Map(
    groupsAt(donations?.fields?.root, 'currencies').flatMap((currency): Array<[string, number]> => {
      const [code, minimum] = [textAt(currency, 'code'), numberAt(currency, 'minimum')]
      return code && minimum ? [[code.value, minimum.value]] : []
    }),
  )
}

/** The currency symbols used in texts. */
const SIGNS: Record<string, string> = { $: 'USD', '₦': 'NGN' }
const AMOUNT = /([$₦])\s?(\d[\d,]*)/gu
const GIFT = /\b(?:gifts?|donations?|donate|giv(?:e|es|ing))\b/iu
const SMALLEST = /\b(?:minimum|smallest|lowest|at least|from)\b/iu
const SENTENCE = /[^.!?¤]+(?:[.!?](?!\s|$)[^.!?¤]*)*/gu

/** Reports sentences that name a minimum donation other than that of content/donations.yaml. */
export function checkSmallestGifts({ texts }: ContentDocument, { smallestGifts }: Site) {
  for (const { prose, report } of texts)
    for (const { 0: sentence, index: start } of prose.matchAll(SENTENCE)) {
      if (!GIFT.test(sentence) || !SMALLEST.test(sentence)) continue
      for (const { 0: written, 1: sign = '', 2: digits = '', index } of sentence.matchAll(AMOUNT)) {
        const minimum = smallestGifts.get(SIGNS[sign] ?? '')
        if (minimum === undefined || Number(digits.replaceAll(',', '')) === minimum) continue
        const right = `${sign}${minimum.toLocaleString('en')}`
        report(start + index, {
          rule: 'amount-disagrees',
          found: `${written.replace(/,$/u, '')} is named as the smallest gift, but it is ${right}.`,
          fix: `Write ${right}, or change the minimum.`,
        })
      }
    }
}

/** Checks that figures of a report that occur twice agree: a total and its parts, or a part and its whole. */
export function checkReportSums({ schema, fields }: ContentDocument) {
  if (schema.name !== 'ImpactReport' || !fields) return
  const { root, excerpt } = fields
  const report = (place: Scalar | string, words: Words) => {
    const node = typeof place === 'string' ? root.get(place, true) : place
    if (isSeq(node) || isScalar(node)) excerpt.report(node, { rule: 'report-sum', ...words })
  }
  const courses = groupsAt(root, 'courses')
  for (const course of courses) {
    const [finished, started] = [numberAt(course, 'finished'), numberAt(course, 'started')]
    if (finished && started && finished.value > started.value)
      report(finished, {
        found: `${finished.value} people finished this course, but only ${started.value} started it.`,
        expected: 'Nobody finishes a course without having started it.',
      })
  }
  const [started, finished, cost] = ['started', 'finished', 'cost'].map((field) => sumOf(courses, field))
  if (finished === 0)
    report('courses', {
      found: 'nobody finished any of the courses.',
      expected: 'The report says what a graduate costs on average, so there is at least one.',
    })
  for (const [list, total, what] of [
    ['ages', started, 'started the courses'],
    ['afterwards', finished, 'finished the courses'],
  ] as const) {
    const people = sumOf(groupsAt(root, list), 'people')
    if (people === undefined || total === undefined || people === total) continue
    report(list, {
      found: `the lines of ${list} add up to ${people} people, but ${total} ${what}.`,
      fix: people < total ? `${total - people} are missing.` : `${people - total} are too many.`,
      expected: `The people under ${list} are those of all courses together.`,
    })
  }
  const [income, other] = ['income', 'spending'].map((list) => sumOf(groupsAt(root, list), 'amount'))
  if (income === undefined || other === undefined || cost === undefined || cost + other <= income) return
  report('spending', {
    found: `the courses (${cost}) and spending (${other}) add up to ${cost + other}, more than the income of ${income}.`,
    expected: 'What was spent came in. Name a reserve or a loan under income, if there was one.',
  })
}

/** Undefined if a figure is missing or invalid, which other rules report. */
function sumOf(groups: ReadonlyArray<YAMLMap>, field: string): number | undefined {
  const figures = groups.map((group) => numberAt(group, field)?.value)
  if (figures.length === 0) return undefined
  return figures.reduce((sum, figure) =>
    sum === undefined || figure === undefined ? undefined : sum + figure,
  )
}
