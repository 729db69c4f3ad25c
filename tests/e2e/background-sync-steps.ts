import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './site.ts'

/** Waits for the service worker that a form asks for when it is filled in. */
export async function workerReady(page: Page) {
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration?.active?.state === 'activated'
  })
}

/** What a form says that the browser has agreed to send in the background. */
export const waitingInBackground = (page: Page) =>
  page.getByText('also after you have closed this page').first()

/** A page of no site: what is asked of the browser itself needs one. Then closes all others. */
export async function closeSite(context: BrowserContext) {
  const pages = context.pages()
  const blank = await context.newPage()
  for (const page of pages) await page.close()
  expect(context.pages().map((page) => page.url())).toEqual(['about:blank'])
  return blank
}

/**
 * Wakes the service worker until this is so, as the browser tries again after a sync that failed. A worker hears a little
 * later than the pages that the simulated network is back, and does nothing until then.
 */
export async function wakeWorkerUntil(page: Page, isSent: () => boolean) {
  const wakeAndLook = async () => {
    await wakeWorker(page)
    return isSent()
  }
  await expect.poll(wakeAndLook, { timeout: 15_000 }).toBe(true)
}

/** Wakes the service worker of the only site as the browser does when it finds a network. */
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
