import type { Page } from '@playwright/test'
import { categories, navigationLabel, pageOf, pick, site, titled } from './content.ts'
import { expect, open, test } from './site.ts'

async function expectAnnouncement(page: Page, title: string) {
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveText(title)
  await expect(page).toHaveTitle(title)
}

test('the bar leads to the pages and highlights the one that is open', async ({ page }) => {
  await open(page, '/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await bar.getByRole('link', { name: navigationLabel('/blog') }).click()
  await expect(bar.getByRole('link', { name: navigationLabel('/blog') })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(bar.getByRole('link', { name: navigationLabel('/') })).not.toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('a page that opens within the site is read out by its title, going on and going back [MORE-6]', async ({
  page,
}) => {
  await open(page, '/nominate')
  await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0)
  await page.getByRole('link', { name: pick(categories, 0).title }).press('Enter')
  await expectAnnouncement(page, titled(pageOf('nominee-info').title))
  await page.goBack()
  await expectAnnouncement(page, titled(pageOf('nominate').title))
})

test('"More" opens by keyboard, lists three pages and gives the focus back on Escape', async ({ page }) => {
  await open(page, '/')
  const more = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: site.navigation.moreLabel })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: navigationLabel('/gallery') }).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: navigationLabel('/community') }),
  ).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await expect(more).toHaveAttribute('aria-expanded', 'false')
})

test('the first stop of the Tab key passes the navigation', async ({ page }) => {
  await open(page, '/blog')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the menu slides in, holds the focus, and closes by its button, Escape and the backdrop', async ({
    page,
  }) => {
    await open(page, '/')
    const opener = page.getByRole('button', { name: 'Open menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })

    await opener.click()
    await expect(menu).toBeVisible()
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.click()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()

    await opener.click()
    await expect(menu).toBeVisible()
    await page.mouse.click(8, 400)
    await expect(menu).toBeHidden()
  })

  test('the group "More" unfolds, and choosing a page closes the menu [NAV-19]', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: navigationLabel('/events') })).toBeHidden()
    await menu.getByRole('button', { name: site.navigation.moreLabel }).click()
    await menu.getByRole('link', { name: navigationLabel('/events') }).click()
    await expect(page).toHaveURL('/events')
    await expect(menu).toBeHidden()
  })
})
