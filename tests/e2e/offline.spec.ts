import type { Page } from '@playwright/test'
import { articles, headingOf, memberLabel, pageLink, pick, site } from './content.ts'
import { rowsFrom } from './database-traces.ts'
import { fillInNominee, goToLastStep, NOMINEE_PAGE } from './nomination-steps.ts'
import { ignoreNetworkErrors, savedPaths, savedSign, visit, waiting, watchQueue } from './offline-steps.ts'
import { accessibilityProblems, expect, hydrated, open, signIn, test } from './site.ts'

const WORDS = headingOf('offline')

test.afterEach(({ pageErrors }) => ignoreNetworkErrors(pageErrors))

test('a member without a connection may as well stay on her page, and Back is held like a link [MORE-41]', async ({
  page,
  context,
}) => {
  await signIn(page)
  await open(page, '/explore/donations')
  await page.getByRole('link', { name: memberLabel('/explore/my-account'), exact: true }).click()
  await expect(page.getByRole('heading', { name: headingOf('my-account', 'email-settings') })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  // The page notices it in a few tasks, before a person could press Back.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.goBack()
  const notice = page.getByRole('alert').filter({ hasText: WORDS })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(notice).toBeHidden()
  await expect(page).toHaveURL('/explore/my-account')
  await context.setOffline(false)
  await page.goBack()
  await expect(page).toHaveURL('/explore/donations')
})

test('a session check that loses the connection says so, and goes on when the network is back [MORE-41]', async ({
  page,
  context,
}) => {
  await signIn(page)
  let isCut = true
  await page.route('**/auth/verify-user', async (route) => {
    if (!isCut) return route.fallback()
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await page.goto('/explore/my-account')
  await expect(page.getByRole('alert')).toContainText(WORDS)
  await expect(page).toHaveURL('/explore/my-account')
  isCut = false
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: headingOf('my-account', 'email-settings') })).toBeVisible()
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  const article = pick(articles, 0)

  test('pages that were read can be read without a network, work, and say that they are saved copies [OFFLINE-1 OFFLINE-2]', async ({
    page,
    context,
  }) => {
    await visit(page, '/')
    await visit(page, `/blog/${article.id}`)
    await context.setOffline(true)
    await page.goto('/')
    await hydrated(page)
    await expect(savedSign(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()

    const title = page.getByRole('heading', { level: 1, name: article.title })
    await page.goto(`/blog/${article.id}`)
    await expect(savedSign(page)).toBeVisible()
    await expect(title).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await hydrated(page)
    await expect(title).toBeVisible()
    await expect(savedSign(page)).toBeHidden()
  })

  test('without a network, a page that is not saved says so, loses nothing typed before, lists what is saved, and opens by itself later [OFFLINE-4 OFFLINE-11 MORE-41]', async ({
    page,
    context,
  }) => {
    const { to } = pageLink(site.footer.menu, '/blog', '/contact-us')
    await visit(page, '/blog')
    await visit(page, '/contact-us')
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    const message = page.getByRole('textbox', { name: 'Message' })
    await message.fill('Half of a message')
    await context.setOffline(true)
    const link = page.getByRole('contentinfo').locator(`a[href="${to}"]`).first()
    await link.hover()
    await link.focus()
    await link.click()
    const alert = page.getByRole('alert').filter({ hasText: WORDS })
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(alert).toContainText('Still no connection.')
    await expect(message).toHaveValue('Half of a message')
    expect(await accessibilityProblems(page)).toEqual([])

    await alert.getByRole('link', { name: 'Pages I can read offline' }).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: WORDS })).toBeVisible()
    await expect(page).toHaveURL(to)
    await expect(main.locator('a[href="/contact-us"]')).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    await main.locator('a[href="/blog"]').click()
    await expect(savedSign(page)).toBeVisible()
    await page.goBack()
    await expect(main.getByRole('heading', { level: 1, name: WORDS })).toBeVisible()
    await hydrated(page)

    await context.setOffline(false)
    await expect(main.getByRole('heading', { level: 1, name: headingOf(to.slice(1)) })).toBeVisible()
    await expect(savedSign(page)).toBeHidden()
    await expect(page).toHaveURL(to)
  })

  test('a nomination made on the saved pages of both steps says that it waits, and leaves once the network is back [OFFLINE-1 OFFLINE-4 QUEUE-1 QUEUE-12]', async ({
    page,
    context,
  }) => {
    const email = `offline.${Date.now()}@example.com`
    await visit(page, NOMINEE_PAGE)
    await expect.poll(() => savedPaths(page)).toContain('/nominate-now')
    const queueReady = await watchQueue(page)
    await context.setOffline(true)
    await page.goto(NOMINEE_PAGE)
    await expect(savedSign(page)).toBeVisible()
    await fillInNominee(page, email)
    await page.getByRole('textbox', { name: 'Country of residence' }).fill('Nigeria')
    const submit = await goToLastStep(page)
    await queueReady()
    await submit.click()
    await expect(waiting(page)).toBeVisible()
    expect(rowsFrom(email)).toBe(0)
    await context.setOffline(false)
    await expect.poll(() => rowsFrom(email)).toBe(1)
  })
})

/* A form with a network that fails in the middle: it is stored once. */

const ARRIVED = `Your message is with us. Your reference: ${site.submissions.referencePrefix}-`

async function fillInMessage(page: Page, email: string) {
  const queueReady = await watchQueue(page)
  await open(page, '/contact-us')
  await queueReady()
  await page.getByRole('textbox', { name: 'Full name' }).fill('Amina Bello')
  await page.getByRole('textbox', { name: 'Email' }).first().fill(email)
  await page.getByRole('textbox', { name: 'Message' }).fill('When is the next workshop?')
  return page.getByRole('button', { name: 'Send', exact: true })
}

test('a message whose answer is lost with the network is sent by the next page, and stored once [MORE-22 QUEUE-1 QUEUE-3]', async ({
  page,
  context,
}) => {
  const email = `lost.${Date.now()}@example.com`
  const button = await fillInMessage(page, email)
  // It reaches the server.
  await page.route('**/submissions/contact', async (route) => {
    await route.fetch()
    await context.setOffline(true)
    await route.abort('connectionreset')
  })
  await button.click()
  await expect(waiting(page)).toBeVisible()
  expect(rowsFrom(email)).toBe(1)
  await page.close()

  await context.setOffline(false)
  const later = await context.newPage()
  await open(later, '/events')
  await expect(later.getByText(ARRIVED)).toBeVisible()
  await later.reload()
  await expect(later.getByText(/^Sent today at \d\d:\d\d$/)).toBeVisible()
  expect(rowsFrom(email)).toBe(1)
})

test('a message sent offline leaves when the network is back, both tabs say so, and it is sent once [QUEUE-2 QUEUE-3]', async ({
  page,
  context,
}) => {
  const email = `two-tabs.${Date.now()}@example.com`
  const other = await context.newPage()
  await open(other, '/events')
  const button = await fillInMessage(page, email)
  await context.setOffline(true)
  await button.click()
  await expect(waiting(page)).toBeVisible()
  await expect(waiting(other)).toBeVisible()
  expect(rowsFrom(email)).toBe(0)
  const calls: Array<string> = []
  context.on('request', (request) => {
    if (request.url().includes('/submissions/contact')) calls.push(request.url())
  })
  await context.setOffline(false)
  await expect(page.getByText(ARRIVED)).toBeVisible()
  await expect(other.getByText(ARRIVED)).toBeVisible()
  expect(rowsFrom(email)).toBe(1)
  expect(calls).toHaveLength(1)
})
