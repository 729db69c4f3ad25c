import { headingOf, homeGalleryGroups, moves, pick } from './content.ts'
import { expect, open, test } from './site.ts'

test('the hero moves on every four seconds, and stays when it is paused [HOME-3]', async ({ page }) => {
  test.skip(!moves.hero, 'The hero has one slide.')
  await page.clock.install({ time: '2026-11-20T12:00:00Z' })
  await open(page, '/')
  const hero = page.getByRole('main').locator('[aria-roledescription=carousel]').first()
  const second = hero.getByRole('button', { name: /^Slide 2 of / })
  await page.clock.runFor(4100)
  await expect(second).toHaveAttribute('aria-current', 'true')
  await hero.getByRole('button', { name: /pause/iu }).click()
  await page.clock.runFor(20_000)
  await expect(second).toHaveAttribute('aria-current', 'true')
})

test('the hero is 650 pixels high on a wide screen [HOME-4]', async ({ page }) => {
  await open(page, '/')
  const box = await page.getByRole('main').locator('[aria-roledescription=carousel]').first().boundingBox()
  expect(box?.height).toBe(650)
})

test.describe('for somebody who wants less motion', () => {
  test.use({ reducedMotion: 'reduce' })
})

test('another gallery shows when its name is pressed', async ({ page }) => {
  test.skip(homeGalleryGroups.length < 2, 'There is one gallery.')
  await open(page, '/')
  const galleries = page.getByRole('region', { name: headingOf('home', 'galleries') })
  const [first, last] = [pick(homeGalleryGroups, 0).title, pick(homeGalleryGroups, -1).title]
  await galleries.getByRole('button', { name: last, exact: true }).click()
  await expect(galleries.getByRole('heading', { name: last, exact: true })).toBeVisible()
  await expect(galleries.getByRole('heading', { name: first, exact: true })).toBeHidden()
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the closing banner is left out [HOME-22]', async ({ page }) => {
    await open(page, '/')
    await expect(page.getByRole('heading', { name: headingOf('home', 'closing') })).toBeHidden()
  })
})
