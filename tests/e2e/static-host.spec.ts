import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { exportSite, HOSTS, type Host } from '#scripts/static-host/export-site.ts'
import { documentedHost } from '#tests/static-host/documented-host.ts'
import { expect, test } from './site.ts'

const BUILD = 'build/client'

/** Exports the build for a host, with the address of our own server. */
async function exportFor(host: Host, siteUrl: URL) {
  const outDir = mkdtempSync(path.join(tmpdir(), 'gelegrid-hosted-'))
  await exportSite({ buildDir: BUILD, outDir, host, origins: { siteUrl, apiUrl: siteUrl } })
  return { ask: documentedHost(outDir, host), remove: () => rmSync(outDir, { recursive: true }) }
}

test('a browser shows pages from a static host under their policies, and goes from one to the next [RUN-8]', async ({
  page,
  pageErrors,
}) => {
  const { ask, remove } = await exportFor(HOSTS[1]!, new URL('http://localhost'))
  const server = createServer((request, response) => {
    void ask(request.url ?? '/').then(async (answer) => {
      response.writeHead(answer.status, Object.fromEntries(answer.headers))
      response.end(Buffer.from(await answer.arrayBuffer()))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await page.route('**/auth/verify-user', (route) =>
    route.fulfill({ json: { success: false, payload: null } }),
  )

  await page.goto(`${origin}/Blog`)
  await expect(page).toHaveURL(`${origin}/blog`)
  await page.getByRole('main').locator('a[href^="/blog/"]').filter({ hasText: /\S/ }).first().click()
  await expect(page).toHaveURL(/\/blog\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const isRun = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.isForeignScriptRun = true'
    return new Promise<boolean>((resolve) => {
      document.addEventListener('securitypolicyviolation', () => resolve(false))
      document.head.append(script)
      if ('isForeignScriptRun' in window) resolve(true)
    })
  })
  expect(isRun).toBe(false)
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('Executing inline script violates')])
  server.close()
  remove()
})
