import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { filesBelow } from '#scripts/files-below.ts'

/* The visual editor writes files in the browser; the saved files are compared with the original ones. */

const PORT = Number(process.env.E2E_PORT ?? 3217) + 2
const EDITOR = `http://localhost:${PORT}/admin/`
const ARTICLE = 'content/blog/seven-lamps-in-makoko.md'
const PICTURE = 'content/blog/images/seven-lamps.webp'
/** Sveltia CMS asks for its fonts here first. The policy refuses that, and it takes those in its bundle. */
const CDN_FONTS = 'https://cdn.jsdelivr.net/fontsource/'
const FIXTURE = path.resolve('tests/fixtures/site')

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
  await expect.poll(async () => String((await changes(page)).get(file))).toContain(text)
  // The editor leaves the form a moment later, which would also close a form opened meanwhile.
  await expect(page).toHaveURL(/#\/collections\/[^/]+$/)
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

  expect(pageErrors).toEqual([])
  const saved = await changes(page)
  expect([...saved.keys()].sort()).toEqual([PICTURE, ARTICLE])
  expect(String(saved.get(ARTICLE)).split('\n')).toEqual([
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
  cpSync(FIXTURE, root, { recursive: true })
  for (const [name, bytes] of saved) writeFileSync(path.join(root, name), bytes)
  const checked = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/content.ts', 'check', root], {
    encoding: 'utf8',
  })
  expect(checked.stdout).not.toMatch(/seven-lamps\S*:\d+:\d+ {2}(?!warning|note)/)
  expect(checked.status).toBe(0)
})

type File = [path: string, base64: string]

function filesIn(root: string): Array<File> {
  return filesBelow(path.join(root, 'content')).map((file) => [
    `content/${file}`,
    readFileSync(path.join(root, 'content', file)).toString('base64'),
  ])
}

/**
 * Lets the page choose a folder with these files. Headless browsers have no dialog for folders; the origin private
 * file system has the same interface.
 */
async function letChoose(page: Page, files: Array<File>) {
  await page.evaluate(async (given) => {
    const root = await navigator.storage.getDirectory()
    // The editor recognises a project by this folder.
    await root.getDirectoryHandle('.git', { create: true })
    for (const [name, base64] of given) {
      const folders = name.split('/')
      const last = folders.pop() ?? ''
      let folder = root
      for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true })
      const writable = await (await folder.getFileHandle(last, { create: true })).createWritable()
      await writable.write(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)))
      await writable.close()
    }
    Object.assign(window, { showDirectoryPicker: () => Promise.resolve(root) })
  }, files)
}

/** The content of that folder. A file that is being written does not exist for a moment. */
function filesOf(page: Page): Promise<Array<File>> {
  return page.evaluate(async () => {
    type Folder = FileSystemDirectoryHandle & {
      entries: () => AsyncIterable<[string, FileSystemDirectoryHandle | FileSystemFileHandle]>
    }
    const found: Array<[string, string]> = []
    async function read(folder: FileSystemDirectoryHandle, above: string) {
      for await (const [name, handle] of (folder as Folder).entries()) {
        if (handle.kind === 'directory') await read(handle, `${above}${name}/`)
        else {
          const file = await handle.getFile().catch(() => new Blob())
          const bytes = new Uint8Array(await file.arrayBuffer())
          const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
          found.push([above + name, btoa(text)])
        }
      }
    }
    await read(await navigator.storage.getDirectory(), '')
    return found
  })
}

async function changes(page: Page) {
  const former = new Map(filesIn(FIXTURE))
  const changed = (await filesOf(page)).filter(([name, base64]) => former.get(name) !== base64)
  return new Map(changed.map(([name, base64]) => [name, Buffer.from(base64, 'base64')]))
}
