import { expect, test } from 'vitest'
import { benefits, iconSvg } from '#src/content/benefits.ts'
import { benefitGroups, iconNames } from '#src/content/schema/pages.ts'

test('a card that is shown with its picture does not weigh a page down with its icon as well', () => {
  const cards = benefitGroups.flatMap(benefits)
  expect(cards.filter(({ icon, picture }) => icon !== null && picture !== null)).toEqual([])
})

test('every icon that a card may name has an SVG', () => {
  for (const name of iconNames) expect(iconSvg(name)).toContain('<path')
})
