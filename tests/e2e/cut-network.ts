import type { BrowserContext, Page } from '@playwright/test'
import { open } from './site.ts'

/** Opens a page with a form, or while something waits, until its queue looks for what it has to send: from then on forms can use it. */
export async function openWithQueue(page: Page, path: string) {
  await watchQueue(page)
  await open(page, path)
  await queueReady(page)
}

/** Call it before the page is opened. */
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

/** Waits for the queue, where a form comes into the page later. */
export async function queueReady(page: Page) {
  await page.waitForFunction(() => 'hasQueue' in window)
}

/** What a form says that waits on this device. */
export const waiting = (page: Page) => page.getByText('Waiting for network').first()

/** The next call to one of these addresses reaches the server, and its answer is lost with the network. */
export async function loseAnswer(page: Page, context: BrowserContext, address: RegExp) {
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await context.setOffline(true)
    await route.abort('connectionreset')
  })
}

// The second is of a service worker whose registration the lost network interrupts; the others are of a page's script that is followed.
const OF_NETWORK =
  /net::ERR_|error occurred when fetching the script|Error loading route module|dynamically imported module/

/** Without a connection the browser itself complains of each request, and rightly. */
export function ignoreNetworkErrors(pageErrors: Array<string>) {
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((text) => !OF_NETWORK.test(text)))
}
