import { pages } from './built-pages.ts'
import { expect, isMemberPage, open, signIn, test } from './site.ts'

const memberPages = pages.filter((page) => isMemberPage(page) && !page.endsWith('/404'))

/** Addresses whose answer is known: many pages link to the same. */
const answered = new Map<string, number>()

for (const path of memberPages) {
  test(`every link of ${path} leads to something that is there, and every button has a name`, async ({
    page,
    baseURL,
  }) => {
    await signIn(page)
    await open(page, path)
    await expect(page.getByRole('banner')).toBeVisible()
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(links.length).toBeGreaterThan(10)
    for (const link of new Set(links)) {
      const { origin, pathname, hash, protocol } = new URL(link, page.url())
      if (origin !== new URL(baseURL ?? '').origin) {
        expect(['https:', 'mailto:'], `${link} on ${path}`).toContain(protocol)
        continue
      }
      const status = answered.get(pathname) ?? (await page.request.get(pathname)).status()
      answered.set(pathname, status)
      expect(status, `${link} on ${path}`).toBe(200)
      if (pathname === path && hash !== '')
        await expect(page.locator(`[id="${hash.slice(1)}"]`), `${link} on ${path}`).toHaveCount(1)
    }
    for (const button of await page.getByRole('button').all())
      await expect(button, `a button on ${path}`).toHaveAccessibleName(/\S/u)
  })
}

test('an unknown address below /explore answers 404, in the frame of the member area', async ({
  page,
  complaints,
}) => {
  await signIn(page)
  const response = await page.goto('/explore/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing hangs on this line' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Amina Balogun' })).toBeVisible()
  await expect(page).toHaveURL('/explore/no-such-page')
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes('404')))
})
