import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sweptPages, templatePages } from './built-pages.ts'
import { expect, isMemberPage, open, signIn, test } from './site.ts'

/*
 * The oldest supported browsers are Safari 15.6, Chrome 109 and Firefox 115 (docs/browsers.md). Chromium without what
 * one of them misses stands in for them.
 */

const pages = process.env.EVERY_PAGE ? templatePages : sweptPages

test.use({ trace: 'off' })

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

for (const address of pages.filter((each) => !each.endsWith('/404'))) {
  test(`${address} is shown and hydrated by the oldest browsers that we support [SITE-10]`, async ({
    page,
  }) => {
    if (isMemberPage(address)) await signIn(page)
    await open(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('no script has a lookbehind, which Safari 15 cannot even read [SITE-10]', () => {
  const folder = path.resolve('build/client/assets')
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const withLookbehind = scripts.filter((name) =>
    /\(\?<[=!]/u.test(readFileSync(path.join(folder, name), 'utf8')),
  )
  expect(withLookbehind).toEqual([])
})
