// @vitest-environment node
import { expect, test } from 'vitest'
import { submissionRulesOf } from '#scripts/content/submission-rules.ts'
import { nominationRules } from '#src/content/awards.ts'
import { causes, donationAmounts } from '#src/content/donations.ts'

test('the server validates donations with the rules of the donate page', async () => {
  const { donations } = await submissionRulesOf(process.cwd())
  expect(donations.causes).toEqual(
    causes()
      .map(({ slug }) => slug)
      .sort(),
  )
  const { NGN, USD } = donationAmounts()
  expect(donations.minimums).toEqual({ NGN: NGN.minimum, USD: USD.minimum })
})

test('the server validates nominations with the rules of the form', async () => {
  const { nominations } = await submissionRulesOf(process.cwd())
  const { categories, ...limits } = nominationRules()
  expect(nominations).toEqual({ ...limits, categories: categories.slice().sort() })
})
