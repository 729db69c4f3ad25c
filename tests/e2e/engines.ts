import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import puppeteer from 'puppeteer-core'
import { programPath } from '#scripts/program-path.ts'

/** A browser that Playwright cannot drive. Elements are found by XPath, as both protocols understand it. */
export type Engine = {
  go(address: string): Promise<void>
  evaluate<Value>(expression: string): Promise<Value>
  click(xpath: string): Promise<void>
  /** Types a text into an empty field. */
  type(xpath: string, text: string): Promise<void>
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
  /** Does something with an element as soon as it is there and in view. */
  const act = (xpath: string, action: string, body: object) =>
    expect(async () => {
      const found = await command<object>(`${session}/element`, { using: 'xpath', value: xpath })
      await command(`${session}/element/${Object.values(found)[0]}/${action}`, body)
    }).toPass({ timeout: 15_000 })
  return {
    go: (address) => command(`${session}/url`, { url: address }),
    evaluate: (expression) =>
      command(`${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
    click: (xpath) => act(xpath, 'click', {}),
    type: (xpath, text) => act(xpath, 'value', { text }),
    errors: [],
    close: async () => {
      await command(session, undefined, 'DELETE')
      if (child.pid) process.kill(-child.pid)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

export const engines = { Firefox: startFirefox, WebKit: startWebkit }
