import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { copyProject } from '#tests/setup/copy-project.ts'
import { parseDocument } from 'yaml'
import { articles, headingOf, pick } from './content.ts'
import { startDevServer, type DevServer } from './dev-server-process.ts'

const PORT = Number(process.env.E2E_PORT ?? 3217) + 1
/** The timeout for a save to show. */
const SHOWN = { timeout: 30_000 }

let root: string
let server: DevServer

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  // A copy, as the test writes mistakes into the content.
  root = copyProject()
  server = await startDevServer(root, PORT)
})

test.afterAll(() => server.stop())

const content = (file: string) => path.join(root, 'content', file)

function edit(file: string, change: (text: string) => string) {
  writeFileSync(content(file), change(readFileSync(content(file), 'utf8')))
}

/** The YAML of a page with another heading. The old one may have several lines. */
function withHeading(page: string, heading: string) {
  const document = parseDocument(page)
  document.set('heading', heading)
  return String(document)
}

/** Opens a page of the dev server, and waits until it and its fields are interactive. */
async function openReady(page: Page, address: string) {
  await page.goto(`${server.url}${address}`, { waitUntil: 'networkidle' })
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main, main textarea')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  )
}

test('saving a content file updates the open page; a mistake shows in the terminal and over the page until it is fixed', async ({
  page,
}) => {
  const file = path.join(root, 'content/pages/blog.yaml')
  const original = readFileSync(file, 'utf8')
  const heading = headingOf('blog')
  await page.goto(`${server.url}/blog`)
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible(SHOWN)

  writeFileSync(file, withHeading(original, 'Changed just now'))
  await expect(page.getByRole('heading', { level: 1, name: 'Changed just now' })).toBeVisible(SHOWN)

  writeFileSync(file, original.replace(/^heading:/m, 'headin:'))
  const overlay = page.locator('vite-error-overlay')
  await expect(overlay).toBeVisible(SHOWN)
  await expect(overlay).toContainText('content/pages/blog.yaml')
  await expect(overlay).toContainText('heading')
  expect(server.terminal()).toContain('content/pages/blog.yaml:')

  writeFileSync(file, original)
  await expect(overlay).toBeHidden({ timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
})

test('a save changes the open page where it stands: nothing is loaded again, scrolled or forgotten [EDIT-7]', async ({
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

  edit('pages/contact-us.yaml', (text) => withHeading(text, 'Changed in place'))
  await expect(page.getByRole('heading', { level: 1, name: 'Changed in place' })).toBeAttached(SHOWN)
  await expect(message).toHaveValue('I have not sent this yet.')
  expect(await page.evaluate(() => window.scrollY)).toBe(240)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

  // The root's data, which otherwise never revalidate.
  const menu = ['navigation', 'main', 0, 'label']
  const original = readFileSync(content('site.yaml'), 'utf8')
  const settings = parseDocument(original)
  settings.setIn(menu, 'Renamed')
  writeFileSync(content('site.yaml'), String(settings))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Renamed' })).toBeVisible(SHOWN)
  await expect(message).toHaveValue('I have not sent this yet.')
  writeFileSync(content('site.yaml'), original)
})

test('a new article opens without a restart, with its picture, also where its address was open before [EDIT-7]', async ({
  page,
}) => {
  const model = pick(articles, 0)
  const file = content('blog/a-new-article.md')
  const picture = content('blog/images/a-new-picture.webp')
  await page.goto(`${server.url}/blog/9001`)
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

  await page.goto(`${server.url}/blog/9001`)
  await expect(page.getByRole('heading', { level: 1, name: 'Written a moment ago' })).toBeVisible()
  rmSync(file)
  rmSync(picture)
})

test('with --demo the terminal says how to log in, and the member it names gets in', async ({ page }) => {
  await expect.poll(server.terminal, SHOWN).toContain('Demo:')
  const [, password = ''] = /the password "(.+)"/.exec(server.terminal()) ?? []
  await openReady(page, '/login')
  await page.getByRole('textbox', { name: 'Email' }).fill('amina@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/explore/)
})
