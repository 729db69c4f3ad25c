import { expect, open, test } from './site.ts'

const PAGE = '/non-profits'
const QUESTION = 'Can an unregistered organisation partner with you?'
const ID = 'can-an-unregistered-organisation-partner'
const ANSWER = /have met under a tree/

test('an address that ends in the id of a question opens it, with the question on screen [MORE-18]', async ({
  page,
}) => {
  await open(page, `${PAGE}#${ID}`)
  await expect(page.getByText(ANSWER)).toBeInViewport()
  const question = page.getByRole('heading', { name: QUESTION })
  await expect(question).toBeInViewport()
  const header = await page.getByRole('banner').boundingBox()
  const place = await question.boundingBox()
  expect(place!.y).toBeGreaterThanOrEqual(header!.y + header!.height)
})

test('a question opens when the address changes while the page is open', async ({ page }) => {
  await open(page, PAGE)
  await expect(page.getByText(ANSWER)).toBeHidden()
  await page.evaluate((id) => void (window.location.hash = id), ID)
  await expect(page.getByText(ANSWER)).toBeInViewport()
})

test('a question opens and closes from the keyboard [FAQ-4]', async ({ page }) => {
  await open(page, PAGE)
  await page.locator('summary', { hasText: QUESTION }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(ANSWER)).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByText(ANSWER)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a question opens by a click, and by its address', async ({ page }) => {
    await page.goto(PAGE)
    await page.getByRole('heading', { name: 'How does our organisation become a partner?' }).click()
    await expect(page.getByText(/We answer within a week/)).toBeVisible()
    await page.goto(`${PAGE}#${ID}`)
    await expect(page.getByText(ANSWER)).toBeVisible()
  })
})
