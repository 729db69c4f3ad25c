import { templatePages as pages } from './built-pages.ts'
import { engines, type Engine } from './engines.ts'
import { expect, isMemberPage, test } from './site.ts'

/* The main ways in Firefox and WebKit, as Debian packages them. All other browser tests use Chromium. */

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
      for (const [label, value] of Object.entries(values)) await engine?.type(labelled(label), value)
    }

    test('a message is sent, and its thanks have a reference [SITE-10]', async ({ baseURL }) => {
      await open('/contact-us', baseURL)
      await fillIn({
        'Full name': 'Amina Bello',
        Email: 'amina@example.com',
        Message: 'When is the next workshop?',
      })
      await engine?.click(button('Send'))
      await expect.poll(text).toMatch(/[A-Z]{2}-[0-9A-Z]{6}/)
    })
  })
