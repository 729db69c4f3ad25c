// @vitest-environment node
import { expect, test } from 'vitest'
import { siteFactsOf } from '#scripts/content/site-facts.ts'
import { nominationRules } from '#src/content/awards.ts'
import { causes, donationAmounts } from '#src/content/donations.ts'

test('the server validates donations with the rules of the donate page', async () => {
  const { donations } = await siteFactsOf(process.cwd())
  expect(donations.causes).toEqual(
    causes()
      .map(({ slug }) => slug)
      .sort(),
  )
  const { NGN, USD } = donationAmounts()
  expect(donations.minimums).toEqual({ NGN: NGN.minimum, USD: USD.minimum })
})

test('the server validates nominations with the rules of the form', async () => {
  const { nominations } = await siteFactsOf(process.cwd())
  const { categories, ...limits } = nominationRules()
  expect(nominations).toEqual({ ...limits, categories: categories.slice().sort() })
})
