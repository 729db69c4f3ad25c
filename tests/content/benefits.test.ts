import type * as Generated from 'contentlayer/generated'
import { expect, test, vi } from 'vitest'
import { benefits, iconSvg } from '#src/content/benefits.ts'
import { benefitGroups, iconNames } from '#src/content/schema/pages.ts'

vi.mock('contentlayer/generated', async (importOriginal) => {
  const generated = await importOriginal<typeof Generated>()
  const kept = generated.allBenefits.filter(({ group }) => group !== 'member-benefits')
  // Files are compiled in the order of their names: reversed, so that a missing sort is noticed.
  return { ...generated, allBenefits: kept.toSorted((a, b) => b.order - a.order) }
})

test('the three pillars are in order, with the SVG of their icon or a picture', () => {
  const pillars = benefits('pillars')
  expect(pillars.map(({ title }) => title)).toEqual([
    'Career Sponsorship',
    'Incubation Spaces for Innovative Projects',
    'Materials for Change',
  ])
  for (const { icon, picture } of pillars) expect(icon ?? picture).not.toBeNull()
})

test('a card that is shown with its picture does not weigh a page down with its icon as well', () => {
  const cards = benefitGroups.filter((group) => group !== 'member-benefits').flatMap(benefits)
  expect(cards.filter(({ icon, picture }) => icon !== null && picture !== null)).toEqual([])
})

test.each(iconNames)('the icon %s has an SVG', (name) => {
  expect(iconSvg(name)).toContain('<path')
})

test('a list without cards is named, because a page would have a hole', () => {
  expect(() => benefits('member-benefits')).toThrow(
    'content/benefits/ has no card of the group "member-benefits", but a page needs them.',
  )
})
