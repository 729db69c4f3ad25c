import { ARTICLES_PER_PAGE } from '#src/lib/addresses.ts'
import { articles, headingOf, pick, titled } from './content.ts'
import { expect, open, test } from './site.ts'

test('a reader goes from the blog into an article and back to its card, by the link and by the button of the browser [BLOG-17]', async ({
  page,
}) => {
  await open(page, '/blog')
  // The last article on the first page.
  const { id, title } = pick(articles.slice(0, ARTICLES_PER_PAGE), -1)
  const card = page.getByRole('main').getByRole('link', { name: title })
  // The article page has links with its title as well.
  const heading = page.getByRole('heading', { level: 1, name: headingOf('blog') })
  await card.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await card.click()
  await expect(page).toHaveURL(`/blog/${id}`)
  await expect(page).toHaveTitle(titled(title))
  await page.goBack()
  await expect(heading).toBeVisible()
  await expect(card).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -2)

  await card.click()
  await page.getByRole('link', { name: 'Back to Blog' }).last().click()
  await expect(page).toHaveURL(`/blog#${id}`)
  await expect(heading).toBeVisible()
  await expect(card).toBeInViewport()
})

const article = pick(articles, 0)

test('from the header a visitor searches while typing, opens a result, comes back to her words, clears them, and goes back to the page before [SEARCH-1 SEARCH-2 SEARCH-4 SEARCH-6]', async ({
  page,
}) => {
  const asked: Array<string> = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/search\/.*\.json$/.test(pathname)) asked.push(pathname)
  })
  await open(page, '/about-us')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  const field = page.getByRole('searchbox', { name: 'Search the site' })
  await expect(field).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  await field.fill(article.title.toUpperCase())
  const result = page.getByRole('region', { name: 'Results' }).getByRole('link', { name: article.title })
  await expect(result).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'for “' })).toBeVisible()
  await expect(page).toHaveURL(/\/search\?q=/)
  await result.click()
  await expect(page.getByRole('heading', { level: 1, name: article.title })).toBeVisible()
  await page.goBack()
  await expect(field).toHaveValue(article.title.toUpperCase())
  await expect(result).toBeVisible()

  await field.fill('')
  await expect(page).toHaveURL('/search')
  await expect(field).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL('/about-us')
})
