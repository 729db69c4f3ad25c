import type { Page } from '@playwright/test'
import { causes, faqsOf, galleryGroups, pick, site } from './content.ts'
import { expect, hydrated, openAsVisitor } from './site.ts'

/** Opens a part of a page, and looks at each of its states. */
export type Part = (page: Page, look: () => Promise<void>) => Promise<void>

const [image] = pick(galleryGroups, 0).images
const photo = `/gallery?photo=${image?.src.replace(/^images\/|\.\w+$/gu, '')}`
const longestCause = pick(
  causes.toSorted((a, b) => b.title.length - a.title.length),
  0,
)

const viewer: Part = async (page, look) => {
  await openAsVisitor(page, photo)
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await look()
}

const giftOf =
  (tab: string): Part =>
  async (page, look) => {
    await openAsVisitor(page, `/donate?cause=${longestCause.slug}`)
    const dialog = page.getByRole('dialog', { name: /^Donate to / })
    await dialog.getByRole('tab', { name: tab }).click()
    await expect(dialog.getByRole('tabpanel', { name: tab })).toBeVisible()
    await look()
    await dialog.getByRole('button', { name: 'Donate', exact: true }).click()
    await expect(dialog.getByRole('textbox', { name: 'Firstname' })).toHaveAttribute('aria-invalid', 'true')
    await look()
  }

async function openWithoutScripts(page: Page, path: string) {
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto(path)
}

/** Makes this the third visit, as the invitation comes with it. */
function visitOften() {
  localStorage.setItem('visitCount', '3')
  localStorage.setItem('lastVisit', String(Date.now() - 3_600_001))
}

export const PUBLIC_PARTS: Record<string, Part> = {
  'the photo viewer': viewer,
  'the "More" menu': async (page, look) => {
    await openAsVisitor(page, '/events')
    const bar = page.getByRole('navigation', { name: 'Main' })
    await bar.locator('summary').click()
    await expect(
      bar.getByRole('link', { name: pick(site.navigation.more, 0).label, exact: true }),
    ).toBeVisible()
    await look()
  },
  'the window for gifts of a person': giftOf('Individual'),
  'the window for gifts of a company': giftOf('Company'),
  'the list of countries, also with nothing that fits': async (page, look) => {
    await openAsVisitor(page, '/volunteer')
    await page.getByLabel('Country').focus()
    const list = page.getByRole('combobox', { name: 'Country' })
    await expect(list).toHaveAttribute('aria-autocomplete', 'list')
    await list.press('ArrowDown')
    await expect(page.getByRole('option').first()).toBeVisible()
    await look()
    await list.pressSequentially('qqxxzzqq')
    await expect(page.getByText('No options', { exact: true })).toBeVisible()
    await look()
  },
  'the invitation to the newsletter': async (page, look) => {
    await openAsVisitor(page, '/about-us')
    await page.evaluate(visitOften)
    await page.reload()
    await hydrated(page)
    await expect(page.getByRole('complementary', { name: site.newsletter.title })).toBeVisible()
    await look()
  },
  'a question': async (page, look) => {
    await openAsVisitor(page, '/faqs')
    const question = page.getByRole('main').locator('details').first()
    await question.locator('summary').click()
    await expect(question).toHaveAttribute('open')
    await look()
  },
  'a search of the questions, with and without an answer': async (page, look) => {
    await openAsVisitor(page, '/faqs')
    await page.getByRole('searchbox').fill(pick(faqsOf('common'), 0).question)
    await expect(page.getByRole('status').filter({ hasText: / for “/u })).toBeVisible()
    await look()
    await page.getByRole('searchbox').fill('qqxxzzqq')
    await expect(page.getByRole('status').filter({ hasText: /Nothing matches/u })).toBeVisible()
    await look()
  },
  'a form that says what is missing': async (page, look) => {
    await openAsVisitor(page, '/nominee-info')
    await page.getByRole('button', { name: 'Go on to the last step' }).click()
    await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveAttribute('aria-invalid', 'true')
    await look()
  },
  'a row of cards without scripts, which the keyboard moves': async (page, look) => {
    await openWithoutScripts(page, '/')
    await look()
    const row = page.getByRole('region').getByRole('group').and(page.locator('[tabindex="0"]')).first()
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect(row).not.toHaveJSProperty('scrollLeft', 0)
  },
}

export const PUBLIC_PARTS_OF_PHONES: Record<string, Part> = {
  'the menu, folded and unfolded,': async (page, look) => {
    await openAsVisitor(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await look()
    await menu.locator('summary').click()
    const { label } = pick(site.navigation.more, 0)
    await expect(menu.getByRole('link', { name: label, exact: true })).toBeVisible()
    await look()
  },
  'the photo viewer': viewer,
  'the window for gifts of a person': giftOf('Individual'),
  'the window for gifts of a company': giftOf('Company'),
}
