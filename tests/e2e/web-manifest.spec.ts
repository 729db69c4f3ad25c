import { expect, open, test } from './site.ts'

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
