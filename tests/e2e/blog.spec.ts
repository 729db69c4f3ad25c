import { builtHtml, pages } from './built-pages.ts'
import { expect, open, test } from './site.ts'

test('a reader goes from the blog into an article and back to its card [BLOG-17]', async ({ page }) => {
  await open(page, '/blog')
  await expect(page).toHaveTitle('Blog - GeleGrid')
  await page.getByRole('link', { name: 'Living with HIV' }).click()
  await expect(page).toHaveURL('/blog/5')
  await expect(page).toHaveTitle('Living with HIV - GeleGrid')
  await page.getByRole('link', { name: 'Back to Blog' }).last().click()
  await expect(page).toHaveURL('/blog#5')
  await expect(page.getByRole('link', { name: 'Living with HIV' })).toBeInViewport()
})

test('a reader who came by the back button stands where she was', async ({ page }) => {
  await open(page, '/blog')
  const card = page.getByRole('link', { name: 'The dangers of drug abuse' })
  await card.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await card.click()
  await expect(page).toHaveURL('/blog/6')
  await page.goBack()
  await expect(card).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(before, -2)
})

test('with six articles there is no next page to go to [BLOG-6]', async ({ page }) => {
  await open(page, '/blog')
  const pager = page.getByRole('navigation', { name: 'Pages of the blog' })
  await expect(pager.getByRole('button', { name: 'Next' })).toBeDisabled()
})

test('every article is in its page in full before any script runs [MORE-11]', () => {
  const articles = pages.filter((page) => /^\/blog\/\d+$/u.test(page))
  expect(articles).toHaveLength(6)
  for (const article of articles) {
    const text = builtHtml(article)
      .replace(/<script[\s\S]*?<\/script>/gu, ' ')
      .replace(/<[^>]+>/gu, ' ')
    expect(text.split(/\s+/u).length, `words of ${article}`).toBeGreaterThan(600)
  }
})
