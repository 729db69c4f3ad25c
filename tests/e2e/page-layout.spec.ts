import { galleryGroups, pick } from './content.ts'
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

test('at 200 % the first screen of /events shows the heading', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await open(page, '/events')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 0.9 })
})

for (const [width, height] of [
  [667, 375],
  [740, 360],
  [568, 320],
] as const) {
  test.describe(`on a phone held sideways, ${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true })
    test('the viewer of the gallery shows its arrows', async ({ page }) => {
      const [photo] = pick(galleryGroups, 0).images
      const key = photo?.src.replace(/^images\/|\.\w+$/gu, '')
      await open(page, `/gallery?photo=${key}`)
      const viewer = page.getByRole('dialog')
      for (const name of ['Previous photo', 'Next photo', 'Close'])
        await expect(viewer.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    })
  })
}

for (const width of [1024, 1100, 1440]) {
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

test('on paper the bars of the report and the text on dark grounds are visible', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await open(page, '/nominate')
  const colors = await page
    .locator('[data-ground=dark] :is(h1, h2, h3, p)')
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
  ['/impact-stories', 'article p'],
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
