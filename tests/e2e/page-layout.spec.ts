import type { Locator } from '@playwright/test'
import { amina } from '#tests/mocks/members.ts'
import { headingOf, site } from './content.ts'
import { layoutShift, recordShifts } from './layout-faults.ts'
import { expect, open, signIn, test } from './site.ts'

test('a name of 60 characters leaves the links of the member header whole, and is cut off at 90 pixels on a phone [MEMBER-3]', async ({
  page,
}) => {
  const [first_name, surname] = ['Oluwadamilola Oluwaseyifunmi', 'Adeyemi-Ogunbanjo Olorunfemi-Bello']
  await signIn(page, { ...amina, first_name, surname })
  await open(page, '/explore')
  const header = page.getByRole('banner')
  const links = header.getByRole('navigation', { name: 'Main' }).getByRole('link')
  const name = header.getByTitle(`${first_name} ${surname}`).locator('visible=true')
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(name).toBeVisible()
    const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThan(50)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(name).toHaveCSS('max-width', '90px')
  await expect(name).toHaveCSS('text-overflow', 'ellipsis')
})

test('on paper the text on dark sections is visible', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await open(page, '/nominate')
  const colors = await page
    .locator('[data-tone=dark] :is(h1, h2, h3, p)')
    .evaluateAll((texts) =>
      texts.map((text) => getComputedStyle(text).color.match(/\d+/gu)?.map(Number) ?? []),
    )
  expect(colors.length).toBeGreaterThan(3)
  for (const [red = 255, green = 255, blue = 255] of colors) expect(red + green + blue).toBeLessThan(250)
})

async function standsInColumns(items: Locator) {
  const [first, second] = [await items.nth(0).boundingBox(), await items.nth(1).boundingBox()]
  return first !== null && second !== null && first.y === second.y && first.x < second.x
}

test('cards of the blog and of the benefits stand in two columns, on a phone in one without icons, where the footer has another heading [BLOG-2 NONPROFIT-4..6 FOOTER-16]', async ({
  page,
}) => {
  const articles = page.getByRole('main').locator('li:has(> article)')
  const benefits = page
    .getByRole('region', { name: headingOf('non-profits', 'benefits') })
    .getByRole('listitem')
  for (const [path, cards] of [
    ['/blog', articles],
    ['/non-profits', benefits],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, path)
    expect(await standsInColumns(cards)).toBe(true)
    await page.setViewportSize({ width: 390, height: 900 })
    await expect.poll(() => standsInColumns(cards)).toBe(false)
  }
  const { menuHeadingLarge, menuHeadingSmall } = site.footer
  const heading = (text: string) => page.getByRole('contentinfo').getByText(text, { exact: true })
  const icon = benefits.locator('svg').first()
  await expect(icon).toBeHidden()
  await expect(heading(menuHeadingSmall)).toBeVisible()
  await expect(heading(menuHeadingLarge)).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(icon).toBeVisible()
  await expect(heading(menuHeadingLarge)).toBeVisible()
  await expect(heading(menuHeadingSmall)).toBeHidden()
})

test('where a member was last seen, the splash is there first; should the scripts never arrive, the page behind it shows all the same', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('memberSeen', '1'))
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('what arrives late moves nothing that a new member sees [MORE-4]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, { ...amina, is_address_confirmed: false })
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/account/donations', async (route) => {
    await held
    await route.fallback()
  })
  await recordShifts(page)
  await open(page, '/explore/my-account')
  const loading = page.getByText(/^Loading your donations? …$/u)
  await expect(loading).toBeVisible()
  answer()
  await expect(loading).toHaveCount(0)
  // The entry of a layout shift is added after its frame.
  await page.screenshot()
  expect(await layoutShift(page)).toBeLessThan(0.02)
})
