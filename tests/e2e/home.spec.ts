import { builtHtml } from './built-pages.ts'
import { headingOf, homeGalleryGroups, moves, pageOf, pick, sectionOf, site, titled } from './content.ts'
import { expect, open, test } from './site.ts'

test('the home page presents the organisation, and leads on in three places [HOME-6]', async ({ page }) => {
  await open(page, '/')
  await expect(page).toHaveTitle(titled(pageOf('home').title))
  const main = page.getByRole('main')
  for (const { label, to } of pageOf('home').actions ?? [])
    await expect(main.getByRole('link', { name: label }).first()).toHaveAttribute('href', to)
  for (const section of ['difference', 'partner']) {
    const region = main.getByRole('region', { name: headingOf('home', section), exact: true })
    await expect(region).toBeVisible()
    for (const { label, to } of sectionOf('home', section).actions ?? [])
      await expect(region.getByRole('link', { name: label }).first()).toHaveAttribute('href', to)
  }
})

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

  test('nothing moves by itself', async ({ page }) => {
    await page.clock.install({ time: '2026-11-20T12:00:00Z' })
    await open(page, '/')
    await page.clock.runFor(30_000)
    for (const first of await page.getByRole('button', { name: /^Slide 1 of/u }).all()) {
      await expect(first).toHaveAttribute('aria-current', 'true')
    }
  })
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

test('without scripts all pictures of the galleries are in the page with their words [HOME-9 MORE-11]', () => {
  const html = builtHtml('/').replace(/<script[\s\S]*?<\/script>/gu, ' ')
  const gallery = html.slice(html.indexOf('id="galleries"'), html.indexOf('id="success-stories"'))
  expect(gallery.match(/<img[^>]+alt="[^"]+"/gu)).toHaveLength(
    homeGalleryGroups.flatMap(({ images }) => images).length,
  )
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the closing banner is left out [HOME-22]', async ({ page }) => {
    await open(page, '/')
    await expect(page.getByRole('heading', { name: headingOf('home', 'closing') })).toBeHidden()
  })
})

test('the newsletter asks on the fourth visit, and opens its form in a new tab [NEWS-4 NEWS-7]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('visitCount') !== null) return
    localStorage.setItem('visitCount', '3')
    localStorage.setItem('lastVisit', String(Date.now() - 3_600_001))
  })
  await open(page, '/')
  const card = page.getByRole('complementary', { name: site.newsletter.title })
  await expect(card).toBeVisible()
  await expect(card.getByRole('link', { name: site.newsletter.button })).toHaveAttribute('target', '_blank')
  await card.getByRole('button', { name: 'Close' }).click()
  await expect(card).toBeHidden()
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(card).toBeHidden()
})
