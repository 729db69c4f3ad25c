import type { BrowserContext } from '@playwright/test'
import { articles, headingOf, pick } from './content.ts'
import { ignoreNetworkErrors, queueReady, waiting, watchQueue } from './cut-network.ts'
import { fillInNominee, goToLastStep, NOMINEE_PAGE, rowsFrom, senderOf } from './queued-form-steps.ts'
import { savedPaths, savedSign, visit } from './reading-steps.ts'
import { expect, test } from './site.ts'

/* A visitor with an unstable network, with the real service worker and the real server. */

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

test.afterEach(({ pageErrors }) => ignoreNetworkErrors(pageErrors))

/** A queued form is stored only when the network is back, and once. */
async function leavesLater(context: BrowserContext, email: string) {
  expect(rowsFrom(email)).toBe(0)
  await context.setOffline(false)
  await expect.poll(() => rowsFrom(email), { timeout: 15_000 }).toBe(1)
}

test('without a network she reads an article, the events and how to reach us, writes a message, and it arrives later [OFFLINE-1 QUEUE-1]', async ({
  page,
  context,
}) => {
  const email = senderOf('journey')
  const article = pick(articles, 0)
  for (const path of [`/blog/${article.id}`, '/events', '/contact-us']) await visit(page, path)
  await watchQueue(page)
  await context.setOffline(true)

  await page.goto(`/blog/${article.id}`)
  await expect(page.getByRole('heading', { level: 1, name: article.title })).toBeVisible()
  await expect(savedSign(page)).toBeVisible()

  await page.goto('/events')
  await expect(page.getByRole('heading', { level: 1, name: headingOf('events') })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(headingOf('events', 'by-year'))

  await page.goto('/contact-us')
  await expect(savedSign(page)).toBeVisible()
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Full name' }).fill('Amina Bello')
  await main.getByRole('textbox', { name: 'Email' }).fill(email)
  await main.getByRole('textbox', { name: 'Message' }).fill('Is the Saturday class open to beginners?')
  await queueReady(page)
  await main.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(waiting(page)).toBeVisible()
  expect(rowsFrom(email)).toBe(0)

  await context.setOffline(false)
  await expect(page.getByText('We’ve received your message.').first()).toBeVisible({ timeout: 15_000 })
  expect(rowsFrom(email)).toBe(1)
})

test('without a network she nominates somebody on the saved pages of both steps, and the last says that it waits [OFFLINE-1 OFFLINE-4 QUEUE-1 QUEUE-12]', async ({
  page,
  context,
}) => {
  const email = senderOf('offline-nominee')
  await visit(page, NOMINEE_PAGE)
  await expect.poll(() => savedPaths(page), { timeout: 20_000 }).toContain('/nominate-now')
  await watchQueue(page)
  await context.setOffline(true)

  await page.goto(NOMINEE_PAGE)
  await expect(savedSign(page)).toBeVisible()
  const main = page.getByRole('main')
  await fillInNominee(page, email)
  await main.getByRole('textbox', { name: 'Country of residence' }).fill('Nigeria')
  const submit = await goToLastStep(page)
  await queueReady(page)
  await submit.click()
  await expect(waiting(main)).toBeVisible()
  await leavesLater(context, email)
})
