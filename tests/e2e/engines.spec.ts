import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import puppeteer from 'puppeteer-core'
import { programPath } from '#scripts/program-path.ts'
import { templatePages as pages } from './built-pages.ts'
import { expect, isMemberPage, test } from './site.ts'

/* The main ways in Firefox and WebKit, as Debian packages them. All other browser tests use Chromium. */

/** A browser that Playwright cannot drive. */
type Engine = {
  go(address: string): Promise<void>
  evaluate<Value>(expression: string): Promise<Value>
  click?(xpath: string): Promise<void>
  /** Types a text into an empty field. */
  type?(xpath: string, text: string): Promise<void>
  /** Messages of the console and exceptions, as far as the protocol tells them. */
  errors: Array<string>
  close(): Promise<void>
}

const PHONE = { width: 390, height: 844 }

/** Firefox of Debian (`firefox-esr`) by WebDriver BiDi, or null where it is not installed. */
async function startFirefox(): Promise<Engine | null> {
  const executablePath = programPath('firefox-esr') ?? programPath('firefox')
  if (executablePath === null) return null
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport: PHONE })
  const page = await browser.newPage()
  const errors: Array<string> = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  return {
    go: async (address) => {
      // Firefox reports requests of the service worker that the next page breaks off.
      await page.waitForNetworkIdle()
      await page.goto(address)
    },
    evaluate: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    click: (xpath) => page.locator(`::-p-xpath(${xpath})`).click(),
    type: (xpath, text) => page.locator(`::-p-xpath(${xpath})`).fill(text),
    errors,
    close: () => browser.close(),
  }
}

/** WebKitGTK of Debian (`webkit2gtk-driver`, with `xvfb`) by WebDriver, or null where it is not installed. */
async function startWebkit(): Promise<Engine | null> {
  const driver = programPath('WebKitWebDriver')
  const screen = programPath('xvfb-run')
  if (driver === null || screen === null) return null
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'))
  const port = 4000 + (process.pid % 1000)
  const child = spawn(screen, ['-a', driver, `--port=${port}`], {
    env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home },
    stdio: 'ignore',
    detached: true,
  })
  /** A command of WebDriver (https://www.w3.org/TR/webdriver2/); its value. */
  async function command<Value>(address: string, body?: object, method = 'POST'): Promise<Value> {
    const answer = await fetch(`http://127.0.0.1:${port}/session${address}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: Value }
    if (!answer.ok) throw new Error(`${address}: ${JSON.stringify(value)}`)
    return value
  }
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/status`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true)
  const { sessionId } = await command<{ sessionId: string }>('', { capabilities: {} })
  const session = `/${sessionId}`
  await command(`${session}/window/rect`, { x: 0, y: 0, ...PHONE })
  return {
    go: (address) => command(`${session}/url`, { url: address }),
    evaluate: (expression) =>
      command(`${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
    errors: [],
    close: async () => {
      await command(session, undefined, 'DELETE')
      if (child.pid) process.kill(-child.pid)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

const engines = { Firefox: startFirefox, WebKit: startWebkit }

const labelled = (label: string) => `//main//*[@id=//label[starts-with(normalize-space(.), '${label}')]/@for]`
const button = (name: string) => `//main//button[normalize-space(.)='${name}']`

/** Pages for browsers without scripts do not hydrate. */
const HYDRATED = `document.scripts.length === 0 ||
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))`

// Each engine opens all pages in one test.
test.setTimeout(600_000)

for (const [name, start] of Object.entries(engines))
  test.describe(name, () => {
    let engine: Engine | null = null

    test.beforeAll(async () => {
      engine = await start()
      if (engine === null) console.warn(`!!! ${name} IS NOT INSTALLED: its tests are skipped. !!!`)
    })
    test.beforeEach(() => test.skip(engine === null, `${name} is not installed.`))
    test.afterAll(() => engine?.close())

    async function open(address: string, origin = '') {
      await engine?.go(origin + address)
      await engine?.evaluate(`window.dispatchEvent(new Event('pointermove'))`)
      await expect.poll(() => engine?.evaluate(HYDRATED), address).toBe(true)
    }
    const text = () => engine?.evaluate<string>('document.body.innerText')

    test('every kind of public page is shown and hydrated without an error [SITE-10]', async ({
      baseURL,
    }) => {
      for (const page of pages.filter((each) => !isMemberPage(each) && !each.endsWith('/404'))) {
        await test.step(page, async () => {
          await open(page, baseURL)
          expect
            .soft(await engine?.evaluate(`document.querySelector('h1').checkVisibility()`), page)
            .toBe(true)
        })
      }
      expect(engine?.errors).toEqual([])
    })

    // WebKitWebDriver cannot reach some buttons in a narrow window.
    if (name === 'WebKit') return

    async function fillIn(values: Record<string, string>) {
      for (const [label, value] of Object.entries(values)) await engine?.type?.(labelled(label), value)
    }

    test('a message is sent, and its thanks have a reference [SITE-10]', async ({ baseURL }) => {
      await open('/contact-us', baseURL)
      await fillIn({
        'Full name': 'Amina Bello',
        Email: 'amina@example.com',
        Message: 'When is the next workshop?',
      })
      await engine?.click?.(button('Send'))
      await expect.poll(text).toMatch(/[A-Z]{2}-[0-9A-Z]{6}/)
    })
  })
