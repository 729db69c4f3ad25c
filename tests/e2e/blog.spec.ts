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
