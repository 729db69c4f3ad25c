import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml'
import { offsetOf, type ContentDocument } from '#scripts/content/checks/document.ts'
import { problemAt, type Problem } from '#scripts/content/checks/problem.ts'

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
