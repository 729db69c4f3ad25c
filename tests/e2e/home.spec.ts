import { headingOf, homeGalleryGroups, pageOf, pick } from './content.ts'
import { expect, open, test } from './site.ts'

test('the hero is 650 pixels high, moves on every four seconds, and stays when it is paused [HOME-3 HOME-4]', async ({
  page,
}) => {
  test.skip((pageOf('home').slides ?? []).length < 2, 'The hero has one slide.')
  await page.clock.install({ time: '2026-11-20T12:00:00Z' })
  await open(page, '/')
  const hero = page.getByRole('main').locator('[aria-roledescription=carousel]').first()
  await expect(hero).toHaveCSS('height', '650px')
  const second = hero.getByRole('button', { name: /^Slide 2 of / })
  await page.clock.runFor(4100)
  await expect(second).toHaveAttribute('aria-current', 'true')
  await hero.getByRole('button', { name: /pause/iu }).click()
  await page.clock.runFor(20_000)
  await expect(second).toHaveAttribute('aria-current', 'true')
})

test('another gallery shows when its name is pressed; testimonials are cards of at least 390 and at most 350 pixels, 20 apart, swiped and chosen by their bullets; a phone has no closing banner [HOME-16..20 HOME-22]', async ({
  page,
}) => {
  await open(page, '/')
  const galleries = page.getByRole('region', { name: headingOf('home', 'galleries') })
  const [first, last] = [pick(homeGalleryGroups, 0).title, pick(homeGalleryGroups, -1).title]
  await galleries.getByRole('button', { name: last, exact: true }).click()
  await expect(galleries.getByRole('heading', { name: last, exact: true })).toBeVisible()
  if (first !== last) await expect(galleries.getByRole('heading', { name: first, exact: true })).toBeHidden()

  const region = page.getByRole('region', { name: headingOf('home', 'testimonials'), exact: true })
  const cards = region.locator('[aria-roledescription=slide]')
  const figure = await cards.first().locator('figure').boundingBox()
  expect(figure?.height).toBeGreaterThanOrEqual(390)
  expect(figure?.width).toBeLessThanOrEqual(350)
  await expect(cards.first()).toHaveCSS('padding-right', '20px')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('heading', { name: headingOf('home', 'closing') })).toBeHidden()
  const bullet = (number: number) => region.getByRole('button', { name: `Slide ${number} of ` })
  await bullet(2).click()
  await expect(bullet(2)).toHaveAttribute('aria-current', 'true')
  await cards.nth(1).scrollIntoViewIfNeeded()
  const { x, y, width } = (await cards.nth(1).boundingBox())!
  await page.mouse.move(x + width - 20, y + 40)
  await page.mouse.down()
  await page.mouse.move(x + 20, y + 40, { steps: 8 })
  await page.mouse.up()
  await expect(bullet(3)).toHaveAttribute('aria-current', 'true')
})
