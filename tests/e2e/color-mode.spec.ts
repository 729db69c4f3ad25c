import type { Page } from '@playwright/test'
import { palette } from '#src/theme/tokens.ts'
import { pageLink, site } from './content.ts'
import { expect, open, signIn, test } from './site.ts'

const LIGHT = rgb(palette.shea.value)
const DARK = rgb(palette.ink.value)

const { heading, system, dark } = site.footer.colorMode

function rgb(hex: string) {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${channels.join(', ')})`
}

const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const choice = (page: Page) => page.getByRole('contentinfo').getByRole('group', { name: heading })
const option = (page: Page, name: string) => choice(page).getByRole('radio', { name, exact: true })

async function goOn(page: Page, current: string) {
  const { to } = pageLink(site.footer.menu, current)
  await page.getByRole('contentinfo').locator(`a[href="${to}"]`).first().click()
  await expect(page).toHaveURL(to)
}

const splashOf = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement
    root.dataset.splash = ''
    const { backgroundImage } = getComputedStyle(root, '::before')
    delete root.dataset.splash
    return backgroundImage
  })

const bar = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      .filter((one) => matchMedia(one.getAttribute('media') ?? '').matches)
      .map(({ content }) => content),
  )

/** Records the background of the page in each frame, as soon as there is a body, in this and all later documents. */
async function recordBackgrounds(page: Page): Promise<Set<string>> {
  const backgrounds = new Set<string>()
  await page.exposeFunction('recordBackground', (color: string) => void backgrounds.add(color))
  await page.addInitScript(() => {
    const { recordBackground } = window as unknown as { recordBackground: (color: string) => void }
    const note = () => {
      if (document.body) recordBackground(getComputedStyle(document.body).backgroundColor)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    new PerformanceObserver(() => recordBackground(getComputedStyle(document.body).backgroundColor)).observe({
      type: 'paint',
      buffered: true,
    })
  })
  return backgrounds
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pages follow the system, and show no choice that would do nothing [DARK-1 DARK-2]', async ({
    page,
  }) => {
    for (const path of ['/', '/login', '/explore/about']) {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto(path)
      await expect(page.locator('body')).toHaveCSS('background-color', DARK)
      await page.emulateMedia({ colorScheme: 'light' })
      await expect(page.locator('body')).toHaveCSS('background-color', LIGHT)
      await expect(page.getByRole('radio')).toHaveCount(0)
    }
  })
})

test('native controls, the bar of the browser, the logo and the splash follow the system, and change with it; on paper pages are light [DARK-1 DARK-7 DARK-8 DARK-11]', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/volunteer')
  const root = page.locator('html')
  const logo = page.getByRole('banner').locator('[data-logo]')
  await expect(root).toHaveCSS('color-scheme', 'dark')
  expect(await bar(page)).toEqual([palette.ink.value])
  await expect(logo).toHaveCSS('background-image', /logo-on-dark/u)
  await expect(logo.locator('img')).toBeHidden()
  expect(await splashOf(page)).toContain('splash-on-dark')
  await expect(option(page, system)).toBeChecked()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(root).toHaveCSS('color-scheme', 'normal')
  await expect(logo).toHaveCSS('background-image', 'none')
  await expect(logo.locator('img')).toBeVisible()
  expect(await splashOf(page)).toMatch(/splash-(?!on-dark)/u)
  expect(await bar(page)).toEqual([palette.shea.value])

  await option(page, dark).check()
  expect(await backgroundOf(page)).toBe(DARK)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('body')).toHaveCSS('background-color', LIGHT)
})

test('a choice survives navigation, reload and the way into the member area, and none of these pages flashes [DARK-2 DARK-4]', async ({
  page,
}) => {
  await open(page, '/about-us')
  await option(page, dark).check()
  await expect(option(page, dark)).toBeChecked()
  expect(await backgroundOf(page)).toBe(DARK)
  expect(await bar(page)).toEqual([palette.ink.value])

  const backgrounds = await recordBackgrounds(page)
  await goOn(page, '/about-us')
  await page.reload()
  await expect(option(page, dark)).toBeChecked()
  await signIn(page)
  await open(page, '/explore/about')
  await expect(option(page, dark)).toBeChecked()
  expect([...backgrounds]).toEqual([DARK])

  await option(page, system).check()
  expect(await backgroundOf(page)).toBe(LIGHT)
  expect(await bar(page)).toEqual([palette.shea.value])
})
