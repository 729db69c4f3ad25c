import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { serveEditor } from '#scripts/content/cms/serve.ts'
import { temporaryFolder, writeIn } from '#tests/content/temporary-project.ts'

async function served() {
  const folder = temporaryFolder()
  writeIn(folder, 'index.html', '<title>Content editor</title>')
  const server = await serveEditor(folder, 4700)
  onTestFinished(() => server.close())
  const { address, port } = server.httpServer.address() as AddressInfo
  return { address, get: (name: string) => fetch(`http://127.0.0.1:${port}${name}`) }
}

test('the editor for the working copy is served to this computer only [CMS-2]', async () => {
  const { address, get } = await served()
  expect(address).toBe('127.0.0.1')
  const page = await get('/')
  expect(page.url).toMatch(/\/admin\/$/)
  expect(await page.text()).toContain('Content editor')
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self'")
})

test('it needs no account, and nothing outside its folder is served [CMS-2]', async () => {
  const { get } = await served()
  expect(await (await get('/admin/backend.json')).json()).toMatchObject({ isThisComputer: true })
  expect((await get('/admin/..%2f..%2fetc%2fpasswd')).status).toBe(404)
})
