import type { Page } from '@playwright/test'
import { expect, open } from './site.ts'

export async function visit(page: Page, path: string) {
  await open(page, path)
  await expect.poll(() => savedPaths(page)).toContain(new URL(path, page.url()).pathname)
}

export function savedPaths(page: Page): Promise<Array<string>> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages-'))
    const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    const paths = found.flat().map(({ url }) => new URL(url).pathname)
    return paths.filter((path) => !path.endsWith('.data'))
  })
}

/** The notice that a page is a saved copy. */
export const savedSign = (page: Page) => page.getByText(/This is the copy that your device saved today at/u)

export const waiting = (page: Page) => page.getByText('Waiting to be sent')

/** Call this before the page is opened; the returned function waits until its forms can be queued. */
export async function watchQueue(page: Page) {
  await page.addInitScript(() => {
    navigator.locks.request = new Proxy(navigator.locks.request, {
      apply(request, locks, [name, ...rest]: Array<unknown>) {
        if (name === 'submission-queue') Object.assign(window, { hasQueue: true })
        return Reflect.apply(request, locks, [name, ...rest]) as unknown
      },
    })
  })
  return () => expect.poll(() => page.evaluate(() => 'hasQueue' in window)).toBe(true)
}

// The second message comes from a service worker whose registration is interrupted; the last two from the script of a
// page that a link leads to.
const OF_NETWORK =
  /net::ERR_|error occurred when fetching the script|Error loading route module|dynamically imported module/

/** Without a connection the browser logs an error for each request, which is expected. */
export function ignoreNetworkErrors(pageErrors: Array<string>) {
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((text) => !OF_NETWORK.test(text)))
}
