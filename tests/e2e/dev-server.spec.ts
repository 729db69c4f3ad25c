import { spawn, type ChildProcess } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from '@playwright/test'
import { headingOf } from './content.ts'

const PORT = Number(process.env.E2E_PORT ?? 3217) + 1
const left = ['node_modules', '.git', 'build', 'data', 'test-results']

let root: string
let server: ChildProcess
let terminal = ''

test.describe.configure({ mode: 'serial', timeout: 180_000 })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  // A copy: the test writes mistakes into the content.
  root = mkdtempSync(path.join(tmpdir(), 'gelegrid-dev-'))
  cpSync(process.cwd(), root, {
    recursive: true,
    // The pictures come along: preparing them anew takes half a minute.
    filter: (source) => {
      const below = path.relative(process.cwd(), source)
      return !left.includes(below) && !below.startsWith(path.join('.cache', 'vite'))
    },
  })
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
  server = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/dev.ts', '--port', String(PORT), '--strictPort'],
    {
      cwd: root,
      env: { ...process.env, PORT: String(PORT) },
      // A group of its own, so that the server behind npx can be ended with it.
      detached: true,
    },
  )
  server.stdout?.on('data', (chunk: Buffer) => (terminal += stripVTControlCharacters(chunk.toString())))
  server.stderr?.on('data', (chunk: Buffer) => (terminal += stripVTControlCharacters(chunk.toString())))
  await expect.poll(() => terminal, { timeout: 120_000 }).toContain(`localhost:${PORT}`)
})

test.afterAll(() => {
  if (server.pid !== undefined) process.kill(-server.pid)
  rmSync(root, { recursive: true, force: true })
})

test('saving a content file updates the open page; a mistake shows in the terminal and over the page until it is fixed', async ({
  page,
}) => {
  const file = path.join(root, 'content/pages/blog.yaml')
  const original = readFileSync(file, 'utf8')
  const heading = headingOf('blog')
  await page.goto(`http://localhost:${PORT}/blog`)
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible({
    timeout: 60_000,
  })

  writeFileSync(file, original.replace(/^heading:.*$/m, 'heading: Changed just now'))
  await expect(page.getByRole('heading', { level: 1, name: 'Changed just now' })).toBeVisible({
    timeout: 30_000,
  })

  writeFileSync(file, original.replace(/^heading:/m, 'headin:'))
  const overlay = page.locator('vite-error-overlay')
  await expect(overlay).toBeVisible({ timeout: 30_000 })
  await expect(overlay).toContainText('content/pages/blog.yaml')
  await expect(overlay).toContainText('heading')
  expect(terminal).toContain('content/pages/blog.yaml:')

  writeFileSync(file, original)
  await expect(overlay).toBeHidden({ timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
})

test('no page finds a package that the dev server has not prepared', async ({ page }) => {
  for (const address of ['/', '/gallery', '/nominate-now', '/signup', '/staff', '/explore/mentors']) {
    await page.goto(`http://localhost:${PORT}${address}`, { waitUntil: 'networkidle' })
  }
  expect(terminal).not.toContain('optimized dependencies changed')
})

test('a content file saved while the page is still loading shows as soon as the page is ready', async ({
  page,
}) => {
  const file = path.join(root, 'content/pages/blog.yaml')
  const original = readFileSync(file, 'utf8')
  const builds = () => terminal.split('content: ').length
  // The socket opens when the handler ends.
  const toOpen = new EventEmitter()
  await page.routeWebSocket(/localhost/, async (socket) => {
    await once(toOpen, 'open')
    socket.connectToServer()
  })
  await page.goto(`http://localhost:${PORT}/blog`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1, name: headingOf('blog'), exact: true })).toBeVisible()

  const before = builds()
  writeFileSync(file, original.replace(/^heading:.*$/m, 'heading: Changed while loading'))
  await expect.poll(builds, { timeout: 30_000 }).toBeGreaterThan(before)
  toOpen.emit('open')
  await expect(page.getByRole('heading', { level: 1, name: 'Changed while loading' })).toBeVisible({
    timeout: 30_000,
  })
  writeFileSync(file, original)
})
