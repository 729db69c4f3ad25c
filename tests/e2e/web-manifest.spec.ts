import { site } from './content.ts'
import { expect, open, test } from './site.ts'

test('Chromium finds nothing wrong with installing the site, under its name and with its icons [MORE-54]', async ({
  page,
  request,
}) => {
  await open(page, '/events')
  const devTools = await page.context().newCDPSession(page)
  const { errors, data, url } = await devTools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(new URL(url).pathname).toBe('/manifest.webmanifest')
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
  // Browser tests run in contexts like private windows, which cannot install the site.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])

  const manifest = JSON.parse(data ?? '{}') as { name: string; icons: Array<{ src: string; type: string }> }
  expect(manifest.name).toBe(site.name)
  expect(manifest.icons).not.toEqual([])
  for (const { src, type } of manifest.icons) {
    expect((await request.get(src)).headers()['content-type']).toBe(type)
  }
  expect((await request.get(url)).headers()['content-type']).toContain('application/manifest+json')
})
