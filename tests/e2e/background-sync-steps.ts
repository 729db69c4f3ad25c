import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './site.ts'

/** Waits for the service worker that a page registers when it is idle. */
export async function workerReady(page: Page) {
  // Not waitForFunction, which takes the promise of an asynchronous function for a result.
  const stateOfWorker = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state)
  await expect.poll(stateOfWorker).toBe('activated')
}

/** The text of a form that the browser will send in the background. */
export const waitingInBackground = (page: Page) =>
  page.getByText('also after you have closed this page').first()

/** Closes all pages and returns a blank one: DevTools calls need an open page. */
export async function closeSite(context: BrowserContext) {
  const pages = context.pages()
  const blank = await context.newPage()
  for (const page of pages) await page.close()
  expect(context.pages().map((page) => page.url())).toEqual(['about:blank'])
  return blank
}

/**
 * Repeats the sync event until the condition holds, as browsers do after a failed sync. A worker learns later than
 * the pages that the simulated network is back, and sends nothing until then.
 */
export async function wakeWorkerUntil(page: Page, isSent: () => boolean) {
  const wakeAndLook = async () => {
    await wakeWorker(page)
    return isSent()
  }
  await expect.poll(wakeAndLook, { timeout: 15_000 }).toBe(true)
}

/** Dispatches a sync event to the service worker, as the browser does when the network returns. */
export async function wakeWorker(page: Page) {
  const session = await page.context().newCDPSession(page)
  const found = new Promise<{ registrationId: string; scopeURL: string }>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ isDeleted }) => !isDeleted)
      if (registration) resolve(registration)
    })
  })
  await session.send('ServiceWorker.enable')
  const { registrationId, scopeURL } = await found
  const { origin } = new URL(scopeURL)
  const sync = { origin, registrationId, tag: 'submission-queue', lastChance: false }
  await session.send('ServiceWorker.dispatchSyncEvent', sync)
  await session.detach()
}
