import { expect, test } from 'vitest'
import { siteFactsOf } from '#scripts/content/site-facts.ts'
import { nominationRules } from '#src/content/awards.ts'
import { exploreProjects, featuredProject } from '#src/content/projects.ts'
import { causes, donationAmounts } from '#src/content/donations.ts'

test('the server takes donations to the causes of the donate page and to the projects of members, under the same rules', async () => {
  const { donations } = await siteFactsOf(process.cwd())
  const purposes = [...causes(), ...exploreProjects(), featuredProject()].map(({ slug }) => slug)
  expect(donations.causes).toEqual([...new Set(purposes)].sort())
  const { NGN, USD } = donationAmounts()
  expect(donations.minimums).toEqual({ NGN: NGN.minimum, USD: USD.minimum })
})

test('the server validates nominations with the rules of the form', async () => {
  const { nominations } = await siteFactsOf(process.cwd())
  const { categories, ...limits } = nominationRules()
  expect(nominations).toEqual({ ...limits, categories: categories.slice().sort() })
})
