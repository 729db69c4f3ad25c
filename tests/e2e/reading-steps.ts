import type { Page } from '@playwright/test'
import { expect, open } from './site.ts'

/** Opens a page, and waits until the service worker has saved it. */
export async function visit(page: Page, path: string) {
  await open(page, path)
  await expect.poll(() => savedPaths(page)).toContain(new URL(path, page.url()).pathname)
}

/** The paths of the pages saved on this device. */
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
