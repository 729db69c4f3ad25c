import { sweptPages, templatePages } from './built-pages.ts'
import { expect, isMemberPage, open, signIn, test } from './site.ts'

/*
 * The oldest supported browsers are Safari 15.6, Chrome 109 and Firefox 115 (docs/browsers.md). Chromium without what
 * one of them misses stands in for them; built-pages.spec.ts looks for syntax that they cannot read.
 */

const kinds = process.env.EVERY_PAGE ? templatePages : sweptPages
const pages = kinds.filter((each) => !each.endsWith('/404'))

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const missing: ReadonlyArray<[object, ReadonlyArray<string>]> = [
      [URL, ['canParse', 'parse']],
      [URLSearchParams.prototype, ['size']],
      [AbortSignal, ['timeout', 'any']],
      [Array, ['fromAsync']],
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [
        Set.prototype,
        ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
      ],
      [Intl, ['Segmenter', 'DurationFormat']],
      [Response, ['json']],
      [HTMLFormElement.prototype, ['requestSubmit']],
      [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover']],
      [Element.prototype, ['checkVisibility', 'setHTMLUnsafe', 'getHTML']],
      [Document.prototype, ['startViewTransition']],
      [window, ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'Iterator']],
      [window, ['CompressionStream', 'DecompressionStream']],
      [Navigator.prototype, ['connection', 'storageBuckets', 'userAgentData']],
    ]
    for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name)
  })
})

test('every kind of page is shown and hydrated by the oldest browsers that we support [SITE-10]', async ({
  page,
}) => {
  const show = (address: string) =>
    test.step(address, async () => {
      await open(page, address)
      await expect.soft(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    })
  for (const address of pages.filter((each) => !isMemberPage(each))) await show(address)
  await signIn(page)
  for (const address of pages.filter(isMemberPage)) await show(address)
})

test('Chromium finds nothing wrong with installing the site [MORE-54]', async ({ page, request }) => {
  await open(page, '/events')
  const devTools = await page.context().newCDPSession(page)
  const { errors, url } = await devTools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(new URL(url).pathname).toBe('/manifest.webmanifest')
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
  // Browser tests run in contexts like private windows, which cannot install the site.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  expect((await request.get(url)).headers()['content-type']).toContain('application/manifest+json')
})
