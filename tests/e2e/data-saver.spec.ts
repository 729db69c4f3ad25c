import type { Page, Request } from '@playwright/test'
import { pageLink, site } from './content.ts'
import { expect, hydrated, open, test, walkThrough } from './site.ts'

/* The site with data saving. */

/** The widths of the pictures that are fetched from now on, with their names. */
function listPictures(page: Page) {
  const found: Array<string> = []
  page.on('request', (request) => {
    const [, name] = /\/images\/(.+\.(?:avif|webp))$/u.exec(request.url()) ?? []
    if (name !== undefined) found.push(name)
  })
  return found
}

const dataSaver = (page: Page) => page.getByRole('switch', { name: site.footer.dataSaver })

async function chooseDataSaver(page: Page) {
  await dataSaver(page).click()
  await expect(dataSaver(page)).toBeChecked()
}

/** The lazy pictures of the page that did not come in the smallest width of their set. */
const largerPictures = (page: Page) =>
  page.locator('img[loading=lazy][srcset]').evaluateAll((images) =>
    images.flatMap((image) => {
      const { currentSrc, parentElement } = image as HTMLImageElement
      const sets = [...(parentElement?.querySelectorAll('[srcset]') ?? [])].map((set) =>
        (set.getAttribute('srcset') ?? '').split(', ').map((entry) => entry.split(' ')[0] ?? ''),
      )
      const { pathname } = new URL(currentSrc, document.baseURI)
      const isSmallest = currentSrc === '' || sets.some(([smallest]) => smallest === pathname)
      return isSmallest ? [] : [pathname]
    }),
  )

test('with the data saver, pictures come in their smallest width, in the first page and in the next ones [SAVER-1]', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('dataSaver', 'on'))
  const fetched = listPictures(page)
  await open(page, '/')
  await walkThrough(page)
  await page.waitForLoadState('networkidle')
  expect(await largerPictures(page)).toEqual([])
  await page.getByRole('contentinfo').locator('a[href="/about-us"]').first().click()
  await expect(page).toHaveURL('/about-us')
  await walkThrough(page)
  await page.waitForLoadState('networkidle')
  expect(await largerPictures(page)).toEqual([])
  // None came in two widths.
  const names = [...new Set(fetched)].map((name) => name.replace(/-\d+\.\w+$/u, ''))
  expect(names).toHaveLength(new Set(names).size)
})

test('a browser that says so needs no switch, and its visitor can decide otherwise [SAVER-3 SAVER-4]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true }),
    })
  })
  await open(page, '/about-us')
  await walkThrough(page)
  await expect(dataSaver(page)).toBeChecked()
  await page.waitForLoadState('networkidle')
  expect(await largerPictures(page)).toEqual([])
  await dataSaver(page).click()
  await page.reload()
  await hydrated(page)
  await expect(dataSaver(page)).not.toBeChecked()
})

test('with the data saver, nothing moves by itself and no page is fetched ahead [SAVER-5]', async ({
  page,
}) => {
  await open(page, '/')
  await chooseDataSaver(page)
  await open(page, '/')
  await expect(page.getByRole('button', { name: /^Play/u }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pause/u })).toHaveCount(0)
  // Waits for the session check, which follows the late parts: neither is caused by the links below.
  await page.waitForFunction(() =>
    ['/late-', '/auth/verify-user'].every((part) =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes(part)),
    ),
  )
  await page.waitForLoadState('networkidle')
  const asked: Array<string> = []
  const listen = (request: Request) => asked.push(request.url())
  page.on('request', listen)
  const links = await page.getByRole('contentinfo').getByRole('navigation').getByRole('link').all()
  for (const link of links) {
    await link.hover()
    await link.focus()
  }
  await dataSaver(page).hover()
  page.off('request', listen)
  await dataSaver(page).click()
  // Without data saving, the same hover prefetches.
  const ahead = page.waitForRequest(/\/assets\//)
  await page
    .getByRole('contentinfo')
    .locator(`a[href="${pageLink(site.footer.menu).to}"]`)
    .first()
    .hover()
  await ahead
  expect(asked).toEqual([])
})
