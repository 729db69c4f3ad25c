import { readFileSync } from 'node:fs'
import { expect, isMemberPage, test } from './site.ts'

const redirects = Object.entries(
  JSON.parse(readFileSync('build/redirects.json', 'utf8')) as Record<string, string>,
)
// Visitors cannot open pages of the member area.
const [from, to] = redirects.find(([old, now]) => /^\/[^/]+$/.test(old) && !isMemberPage(now)) ?? ['', '']

test.skip(from === '', 'content/redirects.yaml has no old address of a public page')

test('an old address shows the page that it leads to [REDIRECT-3]', async ({ page }) => {
  await page.goto(`${from.toUpperCase()}?newsletter=later`)
  const { pathname, search } = new URL(page.url())
  expect(pathname).toBe(new URL(to, page.url()).pathname)
  expect(search).toContain('newsletter=later')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
