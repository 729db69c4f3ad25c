import { spawn, type ChildProcess } from 'node:child_process'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, test, type Page } from '@playwright/test'
import { parseDocument } from 'yaml'
import { copyProject } from '#tests/setup/copy-project.ts'
import { articles, pick } from './content.ts'

const PORT = String(Number(process.env.E2E_PORT ?? 3217) + 1)
const SITE = `http://localhost:${PORT}`
const SHOWN = { timeout: 30_000 }

let root: string
let server: ChildProcess
let terminal = ''

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  // A copy, as the test writes mistakes into the content.
  root = copyProject()
  const options = ['--import', 'tsx', 'scripts/dev.ts', '--demo', '--port', PORT, '--strictPort']
  // A separate process group, so that the servers it starts can be stopped with it.
  const how = { cwd: root, env: { ...process.env, PORT }, detached: true }
  server = spawn(process.execPath, options, how)
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => (terminal += stripVTControlCharacters(chunk.toString())))
  await expect.poll(() => terminal, { timeout: 110_000 }).toContain(SITE)
})

test.afterAll(() => {
  if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid)
  rmSync(root, { recursive: true, force: true, maxRetries: 5 })
})

const content = (file: string) => path.join(root, 'content', file)

async function openReady(page: Page, address: string) {
  await page.goto(`${SITE}${address}`, { waitUntil: 'networkidle' })
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main, main textarea')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  )
}

test('a save of a page and of the settings of the site changes the open page where it stands: nothing is loaded again, scrolled or forgotten; a mistake shows in the terminal and over the page until it is fixed [EDIT-7]', async ({
  page,
}) => {
  await openReady(page, '/contact-us')
  const message = page.getByRole('textbox', { name: /message/i })
  await message.fill('I have not sent this yet.')
  await page.evaluate(() => {
    Object.assign(window, { isSamePage: true })
    // Browsers adjust the scroll position if a heading wraps to a second line.
    document.documentElement.style.overflowAnchor = 'none'
    window.scrollTo(0, 240)
  })
  const file = content('pages/contact-us.yaml')
  const copy = parseDocument(readFileSync(file, 'utf8'))
  copy.set('heading', 'Changed in place')
  writeFileSync(file, String(copy))
  await expect(page.getByRole('heading', { level: 1, name: 'Changed in place' })).toBeAttached(SHOWN)
  // The root's data, which otherwise never revalidate.
  const settings = parseDocument(readFileSync(content('site.yaml'), 'utf8'))
  settings.setIn(['navigation', 'main', 0, 'label'], 'Renamed')
  writeFileSync(content('site.yaml'), String(settings))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Renamed' })).toBeVisible(SHOWN)
  await expect(message).toHaveValue('I have not sent this yet.')
  expect(await page.evaluate(() => window.scrollY)).toBe(240)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

  writeFileSync(file, String(copy).replace(/^heading:/m, 'headin:'))
  const overlay = page.locator('vite-error-overlay')
  await expect(overlay).toContainText('content/pages/contact-us.yaml', SHOWN)
  await expect(overlay).toContainText('heading')
  expect(terminal).toContain('content/pages/contact-us.yaml:')
  writeFileSync(file, String(copy))
  await expect(overlay).toBeHidden(SHOWN)
  await expect(page.getByRole('heading', { level: 1, name: 'Changed in place' })).toBeAttached()
})

test('a new article opens without a restart, with its picture, also where its address was open before [EDIT-7]', async ({
  page,
}) => {
  const model = pick(articles, 0)
  const file = content('blog/a-new-article.md')
  const picture = content('blog/images/a-new-picture.webp')
  await page.goto(`${SITE}/blog/9001`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  // Another picture with the same aspect ratio, as a separate file.
  copyFileSync(content(path.join('blog', model.cover.src)), picture)
  writeFileSync(
    file,
    readFileSync(content(model._raw.sourceFilePath), 'utf8')
      .replace(/^id:.*$/m, 'id: 9001')
      .replace(/^title:.*$/m, 'title: Written a moment ago')
      .replace(/^( *)src: images\/.*$/m, '$1src: images/a-new-picture.webp'),
  )
  await expect(page.getByRole('heading', { level: 1, name: 'Written a moment ago' })).toBeVisible(SHOWN)
  const shown = page.locator('main img').first()
  await expect(shown).toHaveAttribute('src', /a-new-picture/)
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth), SHOWN)
    .toBeGreaterThan(0)

  await page.goto(`${SITE}/blog/9001`)
  await expect(page.getByRole('heading', { level: 1, name: 'Written a moment ago' })).toBeVisible()
  rmSync(file)
  rmSync(picture)
})

test('with --demo the terminal says how to log in, and the member it names gets in', async ({ page }) => {
  await expect.poll(() => terminal, SHOWN).toContain('Demo:')
  const [, password = ''] = /the password "(.+)"/.exec(terminal) ?? []
  await openReady(page, '/login')
  await page.getByRole('textbox', { name: 'Email' }).fill('amina@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/explore/)
})
