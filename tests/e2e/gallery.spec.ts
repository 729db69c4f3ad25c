import type { Page } from '@playwright/test'
import { galleryGroups, moves, pick } from './content.ts'
import { expect, open, test } from './site.ts'

/** The group with the most pictures. */
const group = pick(
  galleryGroups.toSorted((a, b) => b.images.length - a.images.length),
  0,
)
const keys = group.images.map(({ src }) => src.replace(/^images\/|\.\w+$/gu, ''))
const count = (number: number) => `${number} / ${keys.length}`

const thumbnailOf = (page: Page) =>
  page.getByRole('region', { name: group.event, exact: true }).getByRole('link').first()

test('a picture opens full screen, can be stepped through in a ring, and gives the focus back [GALLERY-13 GALLERY-14]', async ({
  page,
}) => {
  test.skip(keys.length < 2, 'There is one picture.')
  await open(page, '/gallery')
  const thumbnail = thumbnailOf(page)
  await thumbnail.click()
  const viewer = page.getByRole('dialog')
  await expect(viewer).toBeVisible()
  await expect(page).toHaveURL(`/gallery?photo=${keys[0]}`)
  await expect(viewer.getByText(count(1))).toBeVisible()

  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText(count(2))).toBeVisible()
  await expect(page).toHaveURL(`/gallery?photo=${keys[1]}`)
  await viewer.getByRole('button', { name: 'Previous photo' }).click()
  await viewer.getByRole('button', { name: 'Previous photo' }).click()
  await expect(viewer.getByText(count(keys.length))).toBeVisible()
  await viewer.getByRole('button', { name: 'Next photo' }).click()
  await expect(viewer.getByText(count(1))).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(page).toHaveURL('/gallery')
  await expect(thumbnail).toBeFocused()
})

test('the viewer keeps the focus inside', async ({ page }) => {
  await open(page, `/gallery?photo=${keys[0]}`)
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeFocused()
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement !== document.body && activeElement?.closest('[role=dialog]') === null
    })
    expect(isOutside).toBe(false)
  }
})

test('the back button closes the viewer, and the address of a picture opens it [MORE-16]', async ({
  page,
}) => {
  await open(page, '/gallery')
  await thumbnailOf(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/gallery')

  await open(page, `/gallery?photo=${keys.at(-1)}`)
  await expect(page.getByRole('dialog').getByText(count(keys.length))).toBeVisible()
})

test('an address of a picture that is no more shows the gallery', async ({ page }) => {
  await open(page, '/gallery?photo=no-such-picture')
  await expect(page).toHaveURL('/gallery')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the carousel of the groups moves on every five seconds, steps in a ring and can be stopped [GALLERY-6..9]', async ({
  page,
}) => {
  test.skip(!moves.gallery, 'All groups of the gallery are in view.')
  await page.clock.install({ time: '2026-11-20T12:00:00Z' })
  await open(page, '/gallery')
  const groups = galleryGroups.length
  const carousel = page.getByRole('main').locator('[aria-roledescription=carousel]').first()
  const second = carousel.getByRole('button', { name: `Slide 2 of ${groups}` })
  await page.clock.runFor(5100)
  await expect(second).toHaveAttribute('aria-current', 'true')
  await carousel.getByRole('button', { name: /pause/iu }).click()
  await page.clock.runFor(20_000)
  await expect(second).toHaveAttribute('aria-current', 'true')
  await carousel.getByRole('button', { name: `Slide 1 of ${groups}` }).click()
  await page.clock.runFor(1000)
  await carousel.getByRole('button', { name: /previous/iu }).click()
  await page.clock.runFor(1000)
  await expect(carousel.getByRole('button', { name: `Slide ${groups} of ${groups}` })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await carousel.getByRole('button', { name: /next/iu }).click()
  await page.clock.runFor(1000)
  await expect(carousel.getByRole('button', { name: `Slide 1 of ${groups}` })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a swipe leads to the next picture', async ({ page }) => {
    test.skip(keys.length < 2, 'There is one picture.')
    await open(page, `/gallery?photo=${keys[0]}`)
    const viewer = page.getByRole('dialog')
    await expect(viewer.getByText(count(1))).toBeVisible()
    await viewer.getByRole('img').evaluate((image) => {
      const at = (x: number) => ({
        pointerId: 1,
        pointerType: 'touch',
        isPrimary: true,
        clientX: x,
        clientY: 400,
        bubbles: true,
      })
      image.dispatchEvent(new PointerEvent('pointerdown', at(300)))
      image.dispatchEvent(new PointerEvent('pointermove', at(150)))
      image.dispatchEvent(new PointerEvent('pointerup', at(80)))
    })
    await expect(viewer.getByText(count(2))).toBeVisible()
  })
})
