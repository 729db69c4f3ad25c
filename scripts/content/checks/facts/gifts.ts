import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml'
import type { SmallestGifts } from '#scripts/content/checks/content-index.ts'
import { type ContentDocument, offsetOf } from '#scripts/content/checks/document.ts'
import { type Problem, problemAt } from '#scripts/content/checks/problem.ts'
import { passagesOf, proseOf } from '#scripts/content/checks/text/passages.ts'

/** The currency symbols used in texts. */
const SIGNS: Record<string, string> = { $: 'USD', '₦': 'NGN' }
const SIGN = /[$₦]/u
const AMOUNT = /([$₦])\s?(\d[\d,]*)/gu
const GIFT = /\b(?:gifts?|donations?|donate|giv(?:e|es|ing))\b/iu
const SMALLEST = /\b(?:minimum|smallest|lowest|at least|from)\b/iu

/** Reports sentences that name a minimum donation other than that of content/donations.yaml. */
export function smallestGiftProblems(document: ContentDocument, minimums: SmallestGifts): Array<Problem> {
  if (minimums.size === 0) return []
  return passagesOf(document).flatMap((passage) => {
    const prose = proseOf(passage)
    if (!SIGN.test(prose)) return []
    return sentencesIn(prose).flatMap(({ text, start }) =>
      GIFT.test(text) && SMALLEST.test(text)
        ? wrongAmounts(text, minimums).map(({ at, written, right }) =>
            problemAt(passage.excerpt, passage.placeOf(start + at), 'amount-disagrees', {
              found: `${written} is named as the smallest gift, but it is ${right}.`,
              fix: `Write ${right}, or change the minimum.`,
              expected: 'The smallest gifts stand in content/donations.yaml, and texts say the same.',
            }),
          )
        : [],
    )
  })
}

function wrongAmounts(text: string, minimums: SmallestGifts) {
  return [...text.matchAll(AMOUNT)].flatMap(({ 0: written, 1: sign = '', 2: digits = '', index }) => {
    const minimum = minimums.get(SIGNS[sign] ?? '')
    if (minimum === undefined || Number(digits.replaceAll(',', '')) === minimum) return []
    return [
      { at: index, written: written.replace(/,$/u, ''), right: `${sign}${minimum.toLocaleString('en')}` },
    ]
  })
}

/** Reads the minimum donations; empty if they cannot be read. */
export function readSmallestGifts(documents: ReadonlyArray<ContentDocument>): SmallestGifts {
  const donations = documents.find(({ schema }) => schema.name === 'Donations')
  const currencies = donations?.fields?.root.get('currencies')
  return new Map(
    (isSeq(currencies) ? currencies.items : []).flatMap((currency): Array<[string, number]> => {
      const [code, minimum] = isMap(currency) ? [currency.get('code'), currency.get('minimum')] : []
      return typeof code === 'string' && typeof minimum === 'number' ? [[code, minimum]] : []
    }),
  )
}

function sentencesIn(prose: string) {
  return [...prose.matchAll(/[^.!?¤]+(?:[.!?](?!\s|$)[^.!?¤]*)*/gu)].map(({ 0: text, index }) => ({
    text,
    start: index,
  }))
}

type Fields = NonNullable<ContentDocument['fields']>

/** Reports preset amounts that are below the minimum donation or out of order. */
export function presetProblems(fields: Fields): Array<Problem> {
  const currencies = fields.root.get('currencies')
  return isSeq(currencies)
    ? currencies.items.flatMap((currency) => (isMap(currency) ? ofCurrency(fields, currency) : []))
    : []
}

function ofCurrency({ excerpt }: Fields, currency: YAMLMap): Array<Problem> {
  const minimum = currency.get('minimum')
  const presets = currency.get('presets')
  const amounts = (isSeq(presets) ? presets.items : []).flatMap((item) =>
    isScalar(item) && typeof item.value === 'number' ? [{ value: item.value, place: offsetOf(item) }] : [],
  )
  const low = amounts
    .filter(({ value }) => typeof minimum === 'number' && minimum !== Infinity && value < minimum)
    .map(({ value, place }) =>
      problemAt(excerpt, place, 'preset-below-minimum', {
        found: `${value} is offered, but the smallest gift is ${String(minimum)}.`,
        expected: 'Amounts on buttons are not below the minimum of their currency.',
      }),
    )
  const fallen = amounts.find(({ value }, index) => value < (amounts[index - 1]?.value ?? 0))
  if (!fallen) return low
  return [
    ...low,
    problemAt(excerpt, fallen.place, 'preset-order', {
      found: `${fallen.value} comes after a larger amount.`,
      fix: `Write ${amounts
        .map(({ value }) => value)
        .sort((a, b) => a - b)
        .join(', ')}.`,
      expected: 'Amounts on buttons stand in order, smallest first.',
    }),
  ]
}
