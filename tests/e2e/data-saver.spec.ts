import type { Page, Request } from '@playwright/test'
import { MENTORS_PER_PAGE } from '#src/features/mentors/paging.ts'
import { mentors, pageLink, site } from './content.ts'
import { layoutShift, recordShifts } from './layout-shifts.ts'
import { accessibilityProblems, expect, hydrated, open, signIn, test, walkThrough } from './site.ts'

/* The site with data saving. */

const PICTURES = /\/images\/.*\.(?:avif|webp)$/u

/** Counts pictures and their bytes from now on. */
function countPictures(page: Page) {
  const found: Array<{ url: string; bytes: number }> = []
  page.on('requestfinished', (request) => {
    if (!PICTURES.test(request.url())) return
    void request.sizes().then(({ responseBodySize }) => {
      found.push({ url: request.url(), bytes: responseBodySize })
    })
  })
  return found
}

async function chooseDataSaver(page: Page) {
  await page.getByRole('switch', { name: site.footer.dataSaver }).click()
  await expect(page.getByRole('switch', { name: site.footer.dataSaver })).toBeChecked()
}

const heldButtons = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Show picture \(\d+ KB\)/u })

/** The pictures at the top of the page. */
const firstPictures = (page: Page) =>
  page
    .locator('img[srcset]:not([loading=lazy])')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc))

for (const path of ['/', '/blog', '/gallery']) {
  test(`with the data saver, ${path} fetches only the pictures on its top, however far somebody scrolls [SAVER-1]`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const other = await browser.newPage({ baseURL })
    const usual = countPictures(other)
    await open(other, path)
    await walkThrough(other)
    await other.waitForLoadState('networkidle')
    await other.close()

    await page.addInitScript(() => localStorage.setItem('dataSaver', 'on'))
    const fetched = countPictures(page)
    await open(page, path)
    await walkThrough(page)
    await page.waitForLoadState('networkidle')
    const first = await firstPictures(page)
    expect(fetched.map(({ url }) => url).filter((url) => !first.includes(url))).toEqual([])
    const sum = (pictures: typeof usual) => pictures.reduce((bytes, picture) => bytes + picture.bytes, 0)
    expect(usual.length).toBeGreaterThan(fetched.length)
    expect(sum(usual)).toBeGreaterThan(sum(fetched))
    test.info().annotations.push({
      type: 'pictures',
      description: `${usual.length} of ${sum(usual)} bytes, with the data saver ${fetched.length} of ${sum(fetched)}`,
    })
    expect(await accessibilityProblems(page)).toEqual([])
  })
}

test('with the data saver, the directory of mentors fetches only the portraits that are asked for [SAVER-1 SAVER-2]', async ({
  page,
}) => {
  const portraits = Math.min(MENTORS_PER_PAGE, mentors.length)
  await signIn(page)
  await page.addInitScript(() => localStorage.setItem('dataSaver', 'on'))
  const fetched = countPictures(page)
  await open(page, '/explore/community')
  await expect(heldButtons(page)).toHaveCount(portraits)
  await walkThrough(page)
  await page.waitForLoadState('networkidle')
  const first = await firstPictures(page)
  const others = () => fetched.filter(({ url }) => !first.includes(url))
  expect(others()).toEqual([])
  expect(await accessibilityProblems(page)).toEqual([])

  const card = page.getByRole('article').first()
  await card.getByRole('button', { name: /^Show picture/u }).click()
  await expect(card.getByRole('img')).toBeFocused()
  await expect.poll(() => others().length).toBe(1)
  await expect(heldButtons(page)).toHaveCount(portraits - 1)
})

test('each picture that waits names itself and its size, and one press fetches just that much [SAVER-2]', async ({
  page,
}) => {
  await open(page, '/about-us')
  await chooseDataSaver(page)
  await open(page, '/about-us')
  const button = heldButtons(page).first()
  await expect(button).toBeVisible()
  const name = (await button.getAttribute('aria-label')) ?? ''
  const [, size, alt = ''] = /^Show picture \((\d+) KB\): (.+)$/u.exec(name) ?? []
  const fetched = countPictures(page)
  await button.click()
  const picture = page.getByRole('img', { name: alt, exact: true })
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0)
  await expect.poll(() => fetched.length).toBe(1)
  expect(Math.ceil((fetched[0]?.bytes ?? 0) / 1000)).toBe(Number(size))
})

test('the choice is kept, shows at once in the next page without moving anything, and can be taken back [SAVER-3]', async ({
  page,
}) => {
  await open(page, '/')
  await chooseDataSaver(page)
  await recordShifts(page)
  for (const path of ['/', '/blog', '/gallery', '/about-us']) {
    await open(page, path)
    await expect(page.getByRole('switch', { name: site.footer.dataSaver })).toBeChecked()
    expect(await layoutShift(page), path).toBeLessThan(0.01)
  }
  await page.getByRole('switch', { name: site.footer.dataSaver }).click()
  await expect(heldButtons(page)).toHaveCount(0)
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('switch', { name: site.footer.dataSaver })).not.toBeChecked()
})

test('what has arrived stays when somebody chooses to spare data [SAVER-1]', async ({ page }) => {
  await open(page, '/blog')
  await walkThrough(page)
  await page.waitForLoadState('networkidle')
  await chooseDataSaver(page)
  await expect(heldButtons(page)).toHaveCount(0)
})

test('a browser that says so needs no switch, and its visitor can decide otherwise [SAVER-4]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true }),
    })
  })
  const fetched = countPictures(page)
  await open(page, '/blog')
  await walkThrough(page)
  await expect(page.getByRole('switch', { name: site.footer.dataSaver })).toBeChecked()
  await page.waitForLoadState('networkidle')
  const first = await firstPictures(page)
  expect(fetched.map(({ url }) => url).filter((url) => !first.includes(url))).toEqual([])
  await page.getByRole('switch', { name: site.footer.dataSaver }).click()
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('switch', { name: site.footer.dataSaver })).not.toBeChecked()
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
  const dataSaver = page.getByRole('switch', { name: site.footer.dataSaver })
  await dataSaver.hover()
  page.off('request', listen)
  await dataSaver.click()
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
