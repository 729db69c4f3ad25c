// @vitest-environment node
import { expect, test } from 'vitest'
import { submissionRulesOf } from '#scripts/content/submission-rules.ts'
import { nominationRules } from '#src/content/awards.ts'
import { causes, donationAmounts } from '#src/content/donations.ts'

test('the server holds gifts to what the donate page says', async () => {
  const { donations } = await submissionRulesOf(process.cwd())
  expect(donations.causes).toEqual(
    causes()
      .map(({ slug }) => slug)
      .sort(),
  )
  expect(Object.entries(donations.minimums)).toEqual(donationAmounts().map(({ code, minimum }) => [code, minimum]))
})

test('the server holds nominations to what the form says', async () => {
  const { nominations } = await submissionRulesOf(process.cwd())
  const { categories, ...limits } = nominationRules()
  expect(nominations).toEqual({ ...limits, categories: categories.slice().sort() })
})
