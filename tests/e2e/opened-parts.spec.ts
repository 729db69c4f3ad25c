import type { Page } from '@playwright/test'
import { causes, faqsOf, galleryGroups, moves, pick, site } from './content.ts'
import { accessibilityProblems, expect, open, test } from './site.ts'

// During a fade-in, every text would have too little contrast.
test.use({ reducedMotion: 'reduce' })

const [image] = pick(galleryGroups, 0).images
const photo = `/gallery?photo=${image?.src.replace(/^images\/|\.\w+$/gu, '')}`

/** Opens a select of a form, with its search, which is loaded on demand. */
async function openList(page: Page, label: string) {
  const list = page.getByRole('combobox', { name: label })
  await list.focus()
  await expect(list).toHaveAttribute('aria-autocomplete', 'list')
  await list.press('ArrowDown')
  await expect(page.getByRole('option').first()).toBeVisible()
  return list
}

test('the photo viewer has no fault', async ({ page }) => {
  await open(page, photo)
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
})

test('the "More" menu has no fault [MORE-3 DARK-9]', async ({ page }) => {
  await open(page, '/events')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await bar.getByRole('button', { name: site.navigation.moreLabel }).click()
  await expect(
    bar.getByRole('link', { name: pick(site.navigation.more, 0).label, exact: true }),
  ).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
})

for (const tab of ['Individual', 'Company']) {
  test(`the window for gifts has no fault on the tab ${tab}, nor when it says what is missing`, async ({
    page,
  }) => {
    await open(page, `/donate?cause=${pick(causes, 0).slug}`)
    const dialog = page.getByRole('dialog', { name: /^Donate to / })
    await dialog.getByRole('tab', { name: tab }).click()
    await expect(dialog.getByRole('tabpanel', { name: tab })).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])

    await dialog.getByRole('button', { name: 'Donate', exact: true }).click()
    await expect(dialog.getByRole('textbox', { name: 'Firstname' })).toHaveAttribute('aria-invalid', 'true')
    expect(await accessibilityProblems(page)).toEqual([])
  })
}

test('the list of countries has no fault when it is open, nor when nothing fits what was typed', async ({
  page,
}) => {
  await open(page, '/volunteer')
  const list = await openList(page, 'Country')
  expect(await accessibilityProblems(page)).toEqual([])
  await list.pressSequentially('qqxxzzqq')
  await expect(page.getByText('No options', { exact: true })).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
})

test('the invitation to the newsletter has no fault', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('visitCount', '3')
    localStorage.setItem('lastVisit', String(Date.now() - 3_600_001))
  })
  await open(page, '/about-us')
  await expect(page.getByRole('complementary', { name: site.newsletter.title })).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
})

for (const path of ['/faqs', '/non-profits']) {
  test(`an opened question on ${path} has no fault`, async ({ page }) => {
    await open(page, path)
    const question = page.getByRole('main').locator('details').first()
    await question.locator('summary').click()
    await expect(question).toHaveAttribute('open')
    expect(await accessibilityProblems(page)).toEqual([])
  })
}

test('a search of the questions has no fault, whether something was found or not', async ({ page }) => {
  await open(page, '/faqs')
  await page.getByRole('searchbox').fill(pick(faqsOf('common'), 0).question)
  await expect(page.getByRole('status').filter({ hasText: /match/u })).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('searchbox').fill('qqxxzzqq')
  await expect(page.getByRole('status').filter({ hasText: /Nothing matches/u })).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
})

for (const { path, isLong } of [
  { path: '/', isLong: moves.homeGallery },
  { path: '/gallery', isLong: moves.gallery },
]) {
  test(`the rows of cards on ${path} have no fault before the scripts arrive, nor where they never do`, async ({
    page,
  }) => {
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.goto(path)
    expect(await accessibilityProblems(page)).toEqual([])
    if (!isLong) return
    const row = page.getByRole('region').getByRole('group').and(page.locator('[tabindex="0"]')).first()
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  })
}

const FORMS = [
  { path: '/nominee-info', send: 'Go on to the last step', firstField: 'Full name' },
  { path: '/contact-us', send: 'Send', firstField: 'Full name' },
  { path: '/volunteer', send: 'Volunteer Now', firstField: 'First Name' },
  { path: '/signup', send: 'Sign up', firstField: 'Surname' },
  { path: '/login', send: 'Log in', firstField: 'Username or email address' },
  { path: '/password-recovery', send: 'Send code', firstField: 'Email address or phone number' },
]

for (const { path, send, firstField } of FORMS) {
  test(`the form on ${path} has no fault when it says what is missing`, async ({ page }) => {
    await open(page, path)
    await page.getByRole('main').getByRole('button', { name: send, exact: true }).click()
    await expect(page.getByRole('textbox', { name: firstField })).toHaveAttribute('aria-invalid', 'true')
    expect(await accessibilityProblems(page)).toEqual([])
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the menu has no fault, folded or unfolded', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    await menu.getByRole('button', { name: site.navigation.moreLabel }).click()
    await expect(
      menu.getByRole('link', { name: pick(site.navigation.more, 0).label, exact: true }),
    ).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
  })

  test('the photo viewer has no fault', async ({ page }) => {
    await open(page, photo)
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
  })
})
