import { ARTICLES_PER_PAGE } from '#src/lib/addresses.ts'
import { builtHtml } from './built-pages.ts'
import { articles, headingOf, pageOf, pick, textOf, titled } from './content.ts'
import { expect, open, test } from './site.ts'

/** The last article on the first page. */
const last = pick(articles.slice(0, ARTICLES_PER_PAGE), -1)

test('a reader goes from the blog into an article and back to its card [BLOG-17]', async ({ page }) => {
  await open(page, '/blog')
  await expect(page).toHaveTitle(titled(pageOf('blog').title))
  const { id, title } = last
  const card = page.getByRole('main').getByRole('link', { name: title })
  await card.click()
  await expect(page).toHaveURL(`/blog/${id}`)
  await expect(page).toHaveTitle(titled(title))
  await page.getByRole('link', { name: 'Back to Blog' }).last().click()
  await expect(page).toHaveURL(`/blog#${id}`)
  // The article page has links with its title as well.
  await expect(page.getByRole('heading', { level: 1, name: headingOf('blog') })).toBeVisible()
  await expect(card).toBeInViewport()
})

test('a reader who came by the back button stands where she was', async ({ page }) => {
  await open(page, '/blog')
  const { id, title } = last
  const card = page.getByRole('main').getByRole('link', { name: title })
  await card.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await card.click()
  await expect(page).toHaveURL(`/blog/${id}`)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: headingOf('blog') })).toBeVisible()
  await expect(card).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(before, -2)
})

test('every article is in its page in full before any script runs [MORE-11]', () => {
  for (const { id, title, body } of articles) {
    const text = textOf(builtHtml(`/blog/${id}`))
    expect(text).toContain(title)
    expect(text).toContain(textOf(body.html))
  }
})
