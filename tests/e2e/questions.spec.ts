import type { Page } from '@playwright/test'
import { faqsOf, pick, textOf } from './content.ts'
import { expect, open, test } from './site.ts'

const PAGE = '/non-profits'
const { question: QUESTION, slug: ID, answer } = pick(faqsOf('non-profit-page'), -1)

/** The first paragraph or other block of the answer. */
const answerOf = (page: Page) =>
  page
    .locator('details', { has: page.getByText(QUESTION, { exact: true }) })
    .getByText(textOf(answer.html).split(' ').slice(0, 4).join(' '))
    .first()

test('an address that ends in the id of a question opens it, with the question on screen [MORE-18]', async ({
  page,
}) => {
  await open(page, `${PAGE}#${ID}`)
  await expect(answerOf(page)).toBeInViewport()
  const question = page.getByRole('heading', { name: QUESTION })
  await expect(question).toBeInViewport()
  const header = await page.getByRole('banner').boundingBox()
  const place = await question.boundingBox()
  expect(place!.y).toBeGreaterThanOrEqual(header!.y + header!.height)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a question opens by a click, and by its address', async ({ page }) => {
    await page.goto(PAGE)
    await page.getByRole('heading', { name: QUESTION }).click()
    await expect(answerOf(page)).toBeVisible()
    await page.goto(PAGE)
    await expect(answerOf(page)).toBeHidden()
    await page.goto(`${PAGE}#${ID}`)
    await expect(answerOf(page)).toBeVisible()
  })
})
