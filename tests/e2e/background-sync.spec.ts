import {
  closeSite,
  wakeWorker,
  wakeWorkerUntil,
  waitingInBackground,
  workerReady,
} from './background-sync-steps.ts'
import { site } from './content.ts'
import { ignoreNetworkErrors, openWithQueue, waiting } from './cut-network.ts'
import { readDatabase } from './database-traces.ts'
import { fillInMessage, fillInNomination, letterOf, rowsFrom, senderOf } from './queued-form-steps.ts'
import { expect, open, test } from './site.ts'

/* Background Sync, with the real service worker and the real server. */

test.use({ serviceWorkers: 'allow' })
test.afterEach(({ pageErrors }) => ignoreNetworkErrors(pageErrors))

const REFERENCE = `Your reference: ${site.submissions.referencePrefix}-`

const FORMS = [
  ['message', 'Your message', fillInMessage],
  ['nomination', 'Your nomination', fillInNomination],
] as const

const lettersFrom = (email: string) =>
  readDatabase(process.env.E2E_DATA_DIR ?? '').filter(({ value }) => value === letterOf(email)).length

for (const [name, title, fillIn] of FORMS) {
  test(`a ${name} that was sent offline leaves when no page of the site is open, and the next page says so [QUEUE-1 QUEUE-13 QUEUE-14]`, async ({
    page,
    context,
  }) => {
    const email = senderOf(`closed-${name}`)
    const button = await fillIn(page, email)
    await workerReady(page)
    await context.setOffline(true)
    await button.click()
    await expect(waitingInBackground(page)).toBeVisible()
    const blank = await closeSite(context)
    expect(rowsFrom(email)).toBe(0)

    await context.setOffline(false)
    await wakeWorkerUntil(blank, () => rowsFrom(email) > 0)
    expect(rowsFrom(email)).toBe(1)
    if (name === 'nomination') expect(lettersFrom(email)).toBe(1)

    const calls: Array<string> = []
    context.on('request', (request) => {
      if (request.url().includes('/submissions/')) calls.push(request.url())
    })
    const later = await context.newPage()
    await open(later, '/events')
    await expect(later.getByText(/^Sent \d\d:\d\d$/)).toBeVisible()
    await expect(later.getByText(`${title} is with us. ${REFERENCE}`)).toBeVisible()
    expect(calls).toEqual([])
    expect(rowsFrom(email)).toBe(1)
  })
}

test('a message leaves once when the page and the browser find the network at the same time [QUEUE-3 QUEUE-13]', async ({
  page,
  context,
}) => {
  const email = senderOf('both')
  const button = await fillInMessage(page, email)
  await workerReady(page)
  await context.setOffline(true)
  await button.click()
  await expect(waitingInBackground(page)).toBeVisible()
  const calls: Array<string> = []
  context.on('request', (request) => {
    if (request.url().includes('/submissions/contact')) calls.push(request.url())
  })
  await Promise.all([context.setOffline(false), wakeWorker(page)])
  await expect(page.getByText('Your message is with us.').first()).toBeVisible()
  expect(rowsFrom(email)).toBe(1)
  expect(calls).toHaveLength(1)
})

test('a message stays while the browser cannot reach the server, and open pages hear of it when it can [QUEUE-2 QUEUE-13]', async ({
  page,
  context,
}) => {
  const email = senderOf('unreachable')
  const button = await fillInMessage(page, email)
  await workerReady(page)
  const attempts: Array<boolean> = []
  await context.route(/\/submissions\/contact$/u, async (route) => {
    attempts.push(route.request().serviceWorker() !== null)
    await route.abort('connectionfailed')
  })
  await button.click()
  await expect(waitingInBackground(page)).toBeVisible()
  const blank = await closeSite(context)
  attempts.length = 0
  await wakeWorker(blank)
  await expect.poll(() => attempts).toContain(true)

  const later = await context.newPage()
  await openWithQueue(later, '/events')
  await expect(waiting(later)).toBeVisible()
  expect(rowsFrom(email)).toBe(0)
  await context.unroute(/\/submissions\/contact$/u)
  await wakeWorker(later)
  await expect(later.getByText(`Your message is with us. ${REFERENCE}`)).toBeVisible()
  expect(rowsFrom(email)).toBe(1)
})

test('after a message was cancelled, the browser has nothing to send [QUEUE-4 QUEUE-13]', async ({
  page,
  context,
}) => {
  const email = senderOf('cancelled-in-background')
  const button = await fillInMessage(page, email)
  await workerReady(page)
  await context.setOffline(true)
  await button.click()
  await expect(waitingInBackground(page)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel sending' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('When is the next workshop?')
  const blank = await closeSite(context)
  await context.setOffline(false)
  await wakeWorker(blank)
  const later = await context.newPage()
  await openWithQueue(later, '/contact-us')
  expect(rowsFrom(email)).toBe(0)
})

test('a visitor who only reads gets the service worker after the page, and no code of the queue [QUEUE-15 QUEUE-17]', async ({
  page,
  context,
}) => {
  const scripts: Array<string> = []
  context.on('request', (request) => scripts.push(request.url()))
  await open(page, '/events')
  await workerReady(page)
  await expect.poll(() => scripts.some((url) => url.endsWith('/service-worker.js'))).toBe(true)
  const isOfPage = (url: string) => /\/assets\/(?:root|frame)-/u.test(url)
  expect(scripts.findIndex(isOfPage)).toBeLessThan(
    scripts.findIndex((url) => url.endsWith('/service-worker.js')),
  )
  expect(scripts.filter((url) => /\/(?:queue-notice|submission-queue)-/u.test(url))).toEqual([])
})
