import { isMap, isSeq } from 'yaml'
import type { SmallestGifts } from '#scripts/content/checks/content-index.ts'
import type { ContentDocument } from '#scripts/content/checks/document.ts'
import { problemAt, type Problem } from '#scripts/content/checks/problem.ts'
import { passagesOf } from '#scripts/content/checks/text/passages.ts'
import { proseOf } from '#scripts/content/checks/text/prose.ts'

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
