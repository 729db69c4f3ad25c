import type { Page } from '@playwright/test'
import { site } from './content.ts'
import { rowsFrom } from './database-traces.ts'
import { ignoreNetworkErrors, waiting, watchQueue } from './offline-steps.ts'
import { expect, open, test } from './site.ts'

/* A form on the real server, with a network that fails in the middle: it is stored once. */

test.afterEach(({ pageErrors }) => ignoreNetworkErrors(pageErrors))

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

test('a message sent offline leaves when the network is back, its thanks take its place, and two tabs send it once [QUEUE-2 QUEUE-3]', async ({
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
  await expect(page.getByText(/Your message is with us|We’ve received your message/).first()).toBeVisible()
  await expect(other.getByText(ARRIVED)).toBeVisible()
  expect(rowsFrom(email)).toBe(1)
  expect(calls).toHaveLength(1)
})
