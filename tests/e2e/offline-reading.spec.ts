import type { Page } from '@playwright/test'
import { articles, headingOf, pageLink, pick, site } from './content.ts'
import { ignoreNetworkErrors } from './cut-network.ts'
import { savedSign, visit } from './reading-steps.ts'
import { accessibilityProblems, expect, hydrated, test } from './site.ts'

/* Reading without a network, with the real service worker. */

test.use({ serviceWorkers: 'allow' })

test.afterEach(({ pageErrors }) => ignoreNetworkErrors(pageErrors))

const article = pick(articles, 0)

test('pages that were read can be read without a network, work, and say that they are saved copies [OFFLINE-1 OFFLINE-2]', async ({
  page,
  context,
}) => {
  await visit(page, '/')
  await visit(page, `/blog/${article.id}`)
  await context.setOffline(true)

  await page.goto('/')
  await expect(savedSign(page)).toBeVisible()
  await hydrated(page)
  await expect(savedSign(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])

  await page.goto(`/blog/${article.id}`)
  await expect(savedSign(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: article.title })).toBeVisible()
  await hydrated(page)

  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: article.title })).toBeVisible()
  await expect(savedSign(page)).toBeHidden()
})

test('without a network, a page that is not saved says so, lists what is, and opens by itself later [OFFLINE-4]', async ({
  page,
  context,
}) => {
  const { to } = pageLink(site.footer.menu, '/blog', '/faqs')
  await visit(page, '/blog')
  await visit(page, '/faqs')
  await lateParts(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.getByRole('contentinfo').locator(`a[href="${to}"]`).first().click()
  const alert = page.getByRole('alert').filter({ hasText: headingOf('offline') })
  await expect(alert).toBeVisible()
  await alert.getByRole('link', { name: 'What I can read now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: headingOf('offline') })).toBeVisible()
  await expect(page).toHaveURL(to)
  const main = page.getByRole('main')
  await expect(main.locator('a[href="/blog"]')).toBeVisible()
  await expect(main.locator('a[href="/faqs"]')).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Still no connection.')).toBeVisible()

  await main.locator('a[href="/blog"]').click()
  await expect(savedSign(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: headingOf('offline') })).toBeVisible()
  await hydrated(page)

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: headingOf(to.slice(1)) })).toBeVisible()
  await expect(savedSign(page)).toBeHidden()
  await expect(page).toHaveURL(to)
})

test('a network that loses everything loses no typed text, and shows what is saved [OFFLINE-3 OFFLINE-11]', async ({
  page,
  context,
  pageErrors,
}) => {
  const { to } = pageLink(site.footer.menu, '/contact-us')
  await visit(page, to)
  await visit(page, '/contact-us')
  await lateParts(page)
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('Half of a message')
  // Requests fail although the browser reports that it is online.
  await context.route('**/*', (route) => route.abort('connectionfailed'))
  const lost = page.waitForEvent('requestfailed')
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
    await link.hover()
    await link.focus()
  }
  await lost
  // React Router may reload the page after a failed fetch of a script; the draft is kept.
  await expect(message).toHaveValue('Half of a message')
  pageErrors.splice(0)

  await page.getByRole('contentinfo').locator(`a[href="${to}"]`).first().click()
  await expect(page).toHaveURL(to)
  await expect(savedSign(page)).toBeVisible()
})

/** Waits for scripts that load after the page, which are saved as well. */
async function lateParts(page: Page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/late-')),
  )
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}
