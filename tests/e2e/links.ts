import { expect, type Page } from '@playwright/test'

/** Caches the status of each address, as many pages link to the same ones. */
const answered = new Map<string, number>()

/** Expects that every link of the open page has an existing target, and every button a name. */
export async function expectEveryLinkLeadsSomewhere(page: Page, path: string) {
  const { origin: ours } = new URL(page.url())
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect.soft(links.length).toBeGreaterThan(10)
  for (const link of new Set(links)) {
    const { origin, pathname, hash, protocol } = new URL(link, page.url())
    if (origin !== ours) {
      expect.soft(['https:', 'mailto:', 'tel:'], `${link} on ${path}`).toContain(protocol)
      continue
    }
    const status = answered.get(pathname) ?? (await page.request.get(pathname)).status()
    answered.set(pathname, status)
    expect.soft(status, `${link} on ${path}`).toBe(200)
    if (pathname === path && hash !== '')
      await expect.soft(page.locator(`[id="${hash.slice(1)}"]`), `${link} on ${path}`).toHaveCount(1)
  }
  for (const button of await page.getByRole('button').all())
    await expect.soft(button, `a button on ${path}`).toHaveAccessibleName(/\S/u)
}
