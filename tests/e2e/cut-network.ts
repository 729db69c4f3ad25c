import type { BrowserContext, Locator, Page } from '@playwright/test'
import { open } from './site.ts'

/**
 * Opens a page with a form or a queued entry, and waits until the queue starts sending: from then on forms can use
 * it.
 */
export async function openWithQueue(page: Page, path: string) {
  await watchQueue(page)
  await open(page, path)
  await queueReady(page)
}

/** Call this before the page is opened. */
export async function watchQueue(page: Page) {
  await page.addInitScript(() => {
    navigator.locks.request = new Proxy(navigator.locks.request, {
      apply(request, locks, [name, ...rest]: Array<unknown>) {
        if (name === 'submission-queue') Object.assign(window, { hasQueue: true })
        return Reflect.apply(request, locks, [name, ...rest]) as unknown
      },
    })
  })
}

/** Waits for the queue, if the form is added to the page later. */
export async function queueReady(page: Page) {
  await page.waitForFunction(() => 'hasQueue' in window)
}

/**
 * Opens a page and waits until it has reported itself to the service worker, as it does when the browser is idle. Only
 * then are links without a connection held back.
 */
export async function openAndSettle(page: Page, path: string) {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = new Proxy(navigator.serviceWorker.register, {
      apply(register, container, parameters) {
        Object.assign(window, { isReported: true })
        return Reflect.apply(register, container, parameters) as unknown
      },
    })
  })
  await open(page, path)
  await page.waitForFunction(() => 'isReported' in window)
}

/** The text of a form that is queued on this device. */
export const waiting = (place: Page | Locator) => place.getByText('Waiting for a connection').first()

/** The next call to a matching address reaches the server, but its answer is lost with the connection. */
export async function loseAnswer(page: Page, context: BrowserContext, address: RegExp) {
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await context.setOffline(true)
    await route.abort('connectionreset')
  })
}

// The second message comes from a service worker whose registration is interrupted; the last two from the script of a
// page that a link leads to.
const OF_NETWORK =
  /net::ERR_|error occurred when fetching the script|Error loading route module|dynamically imported module/

/** Without a connection the browser logs an error for each request, which is expected. */
export function ignoreNetworkErrors(pageErrors: Array<string>) {
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((text) => !OF_NETWORK.test(text)))
}
