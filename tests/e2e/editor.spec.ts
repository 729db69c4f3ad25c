import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { filesIn, letChoose, saveTo, textOf } from './editor-folder.ts'

/* The visual editor writes files in the browser; the saved files are compared with the original ones. */

const PORT = Number(process.env.E2E_PORT ?? 3217) + 2
const EDITOR = `http://localhost:${PORT}/admin/`
const ARTICLE = 'content/blog/seven-lamps-in-makoko.md'
/** Sveltia CMS asks for its fonts here first. The policy refuses that, and it takes those in its bundle. */
const CDN_FONTS = 'https://cdn.jsdelivr.net/fontsource/'
const FIXTURE = path.resolve('tests/fixtures/site')

test.describe.configure({ mode: 'serial' })

let editor: ChildProcess
let root: string

test.beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'gelegrid-editor-'))
  editor = spawn(process.execPath, ['--import', 'tsx', 'scripts/cms.ts'], {
    env: { ...process.env, PORT: String(PORT) },
  })
  let terminal = ''
  editor.stdout?.on('data', (chunk: Buffer) => (terminal += chunk.toString()))
  editor.stderr?.on('data', (chunk: Buffer) => (terminal += chunk.toString()))
  await expect.poll(() => terminal, { timeout: 120_000 }).toContain(EDITOR)
})

test.afterAll(() => {
  editor.kill()
  rmSync(root, { recursive: true, force: true })
})

/** A field of the form. Sveltia CMS encloses its name in invisible characters. */
const field = (page: Page, name: string) =>
  page.getByRole('group', { name: `“\u2068${name}\u2069” Field`, exact: true })

const write = (page: Page, name: string, text: string) => field(page, name).getByRole('textbox').fill(text)

/** Opens the editor with the content of the fixture; any error and any request to another site fails the test. */
async function openEditor(page: Page) {
  const pageErrors: Array<string> = []
  page.on('console', (message) => {
    // Warnings concern internals of Sveltia CMS, such as the sandbox of its frames.
    if (message.type() === 'error' && !message.text().includes(CDN_FONTS)) pageErrors.push(message.text())
  })
  page.on('pageerror', (error) => pageErrors.push(error.message))
  page.on('request', (request) => {
    const url = request.url()
    if (/^https?:/.test(url) && !url.startsWith(EDITOR) && !url.startsWith(CDN_FONTS)) pageErrors.push(url)
  })
  await page.goto(EDITOR)
  await letChoose(page, filesIn(FIXTURE))
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await expect(page.getByRole('button', { name: 'Create New Entry' })).toBeVisible()
  return pageErrors
}

/** Saves the open document, and waits until the file has this text and the editor shows its list again. */
async function save(page: Page, file: string, text: string) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => textOf(page, file)).toContain(text)
  // The editor leaves the form a moment later, which would also close a form opened meanwhile.
  await expect(page).toHaveURL(/#\/collections\/[^/]+$/)
}

/** The names of files that differ from the fixture, with the numbers of added and removed lines. */
function changes() {
  const { stdout } = spawnSync('git', ['diff', '--no-index', '--numstat', '--find-renames', FIXTURE, root], {
    encoding: 'utf8',
  })
  return stdout.trim().split('\n').filter(Boolean)
}

test('an article is written, edited and published in forms, and the checker accepts what was saved [CMS-4 CMS-7]', async ({
  page,
}) => {
  const pageErrors = await openEditor(page)
  await expect(page.getByRole('button', { name: /access token/i })).toBeHidden()

  await page.goto(`${EDITOR}#/collections/blog/new`)
  await field(page, 'Number in the address').getByRole('spinbutton').fill('41')
  await write(page, 'Title', 'Seven lamps in Makoko')
  await field(page, 'Published on').locator('input').fill('2026-03-07')
  await write(page, 'Author', 'Wuraola Adisa')
  await field(page, 'Topics').getByRole('button', { name: /^add/i }).click()
  await write(page, 'Topic', 'Lamps')
  const picture = sharp({
    create: { width: 1280, height: 720, channels: 3, background: '#c25' },
  })
  await field(page, 'Picture file')
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'Seven Lamps.webp',
      mimeType: 'image/webp',
      buffer: await picture.webp().toBuffer(),
    })
  await write(page, 'Text alternative', 'Seven oil lamps on the rail of a wooden boat at dusk')
  await field(page, 'Draft').getByRole('switch').click()
  await field(page, 'Text').getByRole('textbox').click()
  await page.keyboard.type('The lamps burn from six until the last lesson ends.')
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1, name: 'Seven lamps in Makoko' })).toBeVisible()
  await expect(preview.getByText('7 March 2026')).toBeVisible()
  await save(page, ARTICLE, 'draft: true')

  await page.goto(`${EDITOR}#/collections/blog/entries/seven-lamps-in-makoko`)
  await expect(field(page, 'Draft').getByRole('switch')).toBeChecked()
  await write(page, 'Title', 'Eight lamps in Makoko')
  await field(page, 'Draft').getByRole('switch').click()
  await save(page, ARTICLE, 'Eight lamps')

  await saveTo(page, root)
  expect(pageErrors).toEqual([])
  const article = readFileSync(path.join(root, ARTICLE), 'utf8')
  expect(article.split('\n')).toEqual([
    '---',
    'id: 41',
    'title: Eight lamps in Makoko',
    'publishedOn: 2026-03-07',
    'author: Wuraola Adisa',
    'topics:',
    '  - Lamps',
    'cover:',
    '  src: images/seven-lamps.webp',
    '  alt: Seven oil lamps on the rail of a wooden boat at dusk',
    '---',
    '',
    'The lamps burn from six until the last lesson ends.',
    '',
  ])
  const checked = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/content.ts', 'check', root], {
    encoding: 'utf8',
  })
  expect(checked.stdout).not.toMatch(/seven-lamps\S*:\d+:\d+ {2}(?!warning|note)/)
  expect(checked.status).toBe(0)
  expect(changes()).toHaveLength(2)
})
