import type { Locator } from '@playwright/test'
import { galleryGroups, headingOf, pick, site } from './content.ts'
import { amina } from '#tests/mocks/members.ts'
import { expect, open, signIn, test } from './site.ts'

/* What only shows where a page is laid out: narrow and low screens, long names, paper, and dragging. */

test('at 200 % the first screen of / shows the words of its hero', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await open(page, '/')
  // The slides show the words of the hidden heading.
  const words = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect(page.getByText(words).locator('visible=true').last()).toBeInViewport({ ratio: 0.9 })
})

test.describe('on a small phone held sideways', () => {
  test.use({ viewport: { width: 568, height: 320 }, hasTouch: true, isMobile: true })
  test('the viewer of the gallery shows its arrows', async ({ page }) => {
    const [photo] = pick(galleryGroups, 0).images
    const key = photo?.src.replace(/^images\/|\.\w+$/gu, '')
    await open(page, `/gallery?photo=${key}`)
    const viewer = page.getByRole('dialog')
    for (const name of ['Previous photo', 'Next photo', 'Close'])
      await expect(viewer.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  })
})

for (const width of [1024, 1440]) {
  test(`a name of 60 characters leaves the links of the member header whole at ${width} px`, async ({
    page,
  }) => {
    await signIn(page)
    const member = {
      ...amina,
      first_name: 'Oluwadamilola Oluwaseyifunmi',
      surname: 'Adeyemi-Ogunbanjo Olorunfemi-Bello',
    }
    await page.route('**/auth/verify-user', (route) =>
      route.fulfill({ json: { success: 'You are signed in.', payload: member } }),
    )
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/explore')
    const header = page.getByRole('banner')
    const heights = await header
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThan(50)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expect(
      header.getByTitle(`${member.first_name} ${member.surname}`).locator('visible=true'),
    ).toBeVisible()
  })
}

test('on paper the bars of the report and the text on dark sections are visible', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await open(page, '/nominate')
  const colors = await page
    .locator('[data-tone=dark] :is(h1, h2, h3, p)')
    .evaluateAll((texts) =>
      texts.map((text) => getComputedStyle(text).color.match(/\d+/gu)?.map(Number) ?? []),
    )
  expect(colors.length).toBeGreaterThan(3)
  for (const [red = 255, green = 255, blue = 255] of colors) expect(red + green + blue).toBeLessThan(250)

  await signIn(page)
  await open(page, '/explore/our-impact')
  const bars = page.locator('td span[style]')
  await expect(bars.first()).toBeAttached()
  const adjust = await bars.evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).printColorAdjust))
  expect(new Set(adjust)).toEqual(new Set(['exact']))
})

for (const [path, text] of [
  ['/blog', 'article p'],
  ['/nominate', 'ol li p'],
] as const) {
  test(`text of a card of ${path} can be selected by dragging, and a press on it follows the link`, async ({
    page,
  }) => {
    await open(page, path)
    const paragraph = page.locator(text).last()
    await paragraph.scrollIntoViewIfNeeded()
    const box = (await paragraph.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(box.x + 5, box.y + 10)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, box.y + 10, { steps: 5 })
    await page.mouse.up()
    expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(3)
    expect(new URL(page.url()).pathname).toBe(path)
    await page.evaluate(() => getSelection()?.removeAllRanges())
    await paragraph.click({ position: { x: 10, y: 10 } })
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(path)
  })
}

/** Whether the first two boxes stand beside each other. */
async function standsInColumns(items: Locator) {
  const [first, second] = [await items.nth(0).boundingBox(), await items.nth(1).boundingBox()]
  return first !== null && second !== null && first.y === second.y && first.x < second.x
}

test('cards of the blog and of the benefits stand in two columns, on a phone in one without icons [BLOG-2 NONPROFIT-4..6]', async ({
  page,
}) => {
  const articles = page.getByRole('main').locator('li:has(> article)')
  const benefits = page
    .getByRole('region', { name: headingOf('non-profits', 'benefits') })
    .getByRole('listitem')
  for (const width of [390, 1440]) {
    const isWide = width === 1440
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/blog')
    expect(await standsInColumns(articles)).toBe(isWide)
    await open(page, '/non-profits')
    expect(await standsInColumns(benefits)).toBe(isWide)
    await expect(benefits.locator('svg').first()).toBeVisible({ visible: isWide })
  }
})

test('testimonials are cards of at least 390 and at most 350 pixels, 20 apart, swiped and chosen by their bullets [HOME-16..20]', async ({
  page,
}) => {
  await open(page, '/')
  const region = page.getByRole('region', { name: headingOf('home', 'testimonials'), exact: true })
  const cards = region.locator('[aria-roledescription=slide]')
  const figure = await cards.first().locator('figure').boundingBox()
  expect(figure?.height).toBeGreaterThanOrEqual(390)
  expect(figure?.width).toBeLessThanOrEqual(350)
  await expect(cards.first().locator('..')).toHaveCSS('column-gap', '20px')
  await page.setViewportSize({ width: 390, height: 844 })
  const bullet = (number: number) => region.getByRole('button', { name: `Slide ${number} of ` })
  await bullet(2).click()
  await expect(bullet(2)).toHaveAttribute('aria-current', 'true')
  await cards.nth(1).scrollIntoViewIfNeeded()
  const box = (await cards.nth(1).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(box.x + box.width - 20, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + 20, box.y + 40, { steps: 8 })
  await page.mouse.up()
  await expect(bullet(3)).toHaveAttribute('aria-current', 'true')
})

test('on a phone the footer has another heading, and a long name of a member is cut off at 90 pixels [FOOTER-16 MEMBER-3]', async ({
  page,
}) => {
  const { menuHeadingLarge, menuHeadingSmall } = site.footer
  const footer = page.getByRole('contentinfo')
  await open(page, '/events')
  await expect(footer.getByText(menuHeadingLarge, { exact: true })).toBeVisible()
  await expect(footer.getByText(menuHeadingSmall, { exact: true })).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(footer.getByText(menuHeadingSmall, { exact: true })).toBeVisible()
  await signIn(page)
  await open(page, '/explore')
  const name = page.getByRole('banner').getByTitle('Amina Balogun').locator('visible=true')
  await expect(name).toHaveCSS('max-width', '90px')
  await expect(name).toHaveCSS('text-overflow', 'ellipsis')
})
