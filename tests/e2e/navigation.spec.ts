import { pageLink, pick, site } from './content.ts'
import { expect, open, test } from './site.ts'

test('the bar leads to the pages and highlights the one that is open, the logo leads home, and the first Tab passes them [NAV-8 NAV-10 NAV-11]', async ({
  page,
}) => {
  await open(page, '/')
  const { main, partner } = site.navigation
  const { label, to } = pageLink(main, partner.to)
  const bar = page.getByRole('navigation', { name: 'Main' })
  const link = bar.getByRole('link', { name: label, exact: true })
  const plain = bar.getByRole('link', { name: 'Home', exact: true })
  await expect(bar.getByRole('link', { name: site.navigation.login.label }).locator('svg')).toBeVisible()
  const background = await link.evaluate((element) => getComputedStyle(element).backgroundColor)
  await link.click()
  await expect(page).toHaveURL(to)
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(link).not.toHaveCSS('background-color', background)
  await expect(plain).not.toHaveAttribute('aria-current', 'page')

  await open(page, to)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page
    .getByRole('banner')
    .getByRole('link')
    .filter({ has: page.locator('[data-logo]') })
    .click()
  await expect(page).toHaveURL('/')
})

test('"More" opens by keyboard, lists pages, gives the focus back on Escape, and closes when it is left [MORE-7 NAV-12 NAV-13]', async ({
  page,
}) => {
  await open(page, '/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  const more = bar.locator('summary', { hasText: site.navigation.moreLabel })
  const linkAt = (place: number) =>
    bar.getByRole('link', { name: pick(site.navigation.more, place).label, exact: true })
  await more.press('Enter')
  await expect(linkAt(-1)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(linkAt(0)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await expect(linkAt(-1)).toBeHidden()
  // It closes when Tab leads out of it, or by a click elsewhere.
  const leave = [
    () => page.keyboard.press('Tab'),
    () => page.getByRole('main').click({ position: { x: 5, y: 5 } }),
  ]
  for (const close of leave) {
    await more.press('Enter')
    await linkAt(-1).focus()
    await expect(linkAt(-1)).toBeVisible()
    await close()
    await expect(linkAt(-1)).toBeHidden()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu slides in, holds the focus, closes by its button, Escape, the backdrop and the choice of a page, and unfolds "More" [NAV-14..16 NAV-18 NAV-19]', async ({
    page,
  }) => {
    await open(page, '/')
    const opener = page.getByRole('button', { name: 'Open menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const { label, to } = pick(site.navigation.more, 0)
    const link = menu.getByRole('link', { name: label, exact: true })
    const ways = [
      () => menu.getByRole('button', { name: 'Close menu' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(8, 400),
    ]
    for (const close of ways) {
      await opener.click()
      await expect(menu).toBeVisible()
      await expect(link).toBeHidden()
      await close()
      await expect(menu).toBeHidden()
      await expect(opener).toBeFocused()
    }
    await opener.click()
    await menu.locator('summary').click()
    await link.click()
    await expect(page).toHaveURL(to)
    await expect(menu).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
  })
})
