import type { Page } from '@playwright/test'
import { pageLink, site } from './content.ts'
import { expect, loadPictures, open, test } from './site.ts'

const dataSaver = (page: Page) => page.getByRole('switch', { name: site.footer.dataSaver })

/** Loads all pictures, and returns the lazy ones that did not come in the smallest width of their set. */
async function largerPictures(page: Page) {
  await loadPictures(page)
  return page.locator('img[data-was-lazy][srcset]').evaluateAll((images: Array<HTMLImageElement>) =>
    images.flatMap(({ currentSrc, parentElement }) => {
      const sets = [...(parentElement?.querySelectorAll('[srcset]') ?? [])].map((set) =>
        (set.getAttribute('srcset') ?? '').split(', ').map((entry) => entry.split(' ')[0] ?? ''),
      )
      const { pathname } = new URL(currentSrc, document.baseURI)
      return sets.some(([smallest]) => smallest === pathname) ? [] : [pathname]
    }),
  )
}

test('with the data saver, pictures come in their smallest width, in the first page and in the next ones [SAVER-1]', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('dataSaver', 'on'))
  const fetched = new Set<string>()
  page.on('request', (request) => {
    const [, name] = /\/images\/(.+\.(?:avif|webp))$/u.exec(request.url()) ?? []
    if (name !== undefined) fetched.add(name)
  })
  await open(page, '/')
  expect(await largerPictures(page)).toEqual([])
  await page.getByRole('contentinfo').locator('a[href="/about-us"]').first().click()
  await expect(page).toHaveURL('/about-us')
  expect(await largerPictures(page)).toEqual([])
  // None came in two widths.
  const names = [...fetched].map((name) => name.replace(/-\d+\.\w+$/u, ''))
  expect(names).toHaveLength(new Set(names).size)
})

test('a browser that asks for it needs no switch: nothing moves by itself and no page is fetched ahead, until its visitor decides otherwise [SAVER-3..5]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true })
    Object.defineProperty(navigator, 'connection', { value: connection })
  })
  await open(page, '/')
  await expect(dataSaver(page)).toBeChecked()
  await expect(page.getByRole('button', { name: /^Play/u }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pause/u })).toHaveCount(0)
  // The session check follows the late parts of the page: neither is caused by the link below.
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
    .toContainEqual(expect.stringContaining('/auth/verify-user'))
  await page.waitForLoadState('networkidle')
  const asked: Array<string> = []
  page.on('request', (request) => {
    // Scrolling to the link shows more pictures.
    if (request.resourceType() !== 'image') asked.push(request.url())
  })
  const { to } = pageLink(site.footer.menu)
  const link = page.getByRole('contentinfo').locator(`a[href="${to}"]`).first()
  await link.hover()
  await link.focus()
  await dataSaver(page).hover()
  expect(asked).toEqual([])
  await dataSaver(page).click()
  // Without data saving, the same hover prefetches.
  const ahead = page.waitForRequest(/\/assets\//)
  await link.hover()
  await ahead
  await page.reload()
  await expect(dataSaver(page)).not.toBeChecked()
})
