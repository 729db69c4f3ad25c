import type { Page } from '@playwright/test'
import { expect, open, test } from './site.ts'

/* Announcements of screen readers: changes of live regions. */

/** Runs in each page from the start: records the text of live regions, once per region and change. */
function listen() {
  const spoken: Array<string> = []
  Object.assign(window, { spoken })
  const selector = '[role=status], [role=alert], [aria-live]'
  const regionsOf = (node: Node): Array<Element> => {
    const element = node instanceof Element ? node : node.parentElement
    const around = element?.closest(selector) ?? null
    // Screen readers announce an alert also when it is added with its text; of other regions they announce changes
    // only.
    const inside = element?.isConnected ? [...element.querySelectorAll('[role=alert]')] : []
    return around ? [around, ...inside] : inside
  }
  new MutationObserver((changes) => {
    const nodes = changes.flatMap(({ type, target, addedNodes }) =>
      type === 'characterData' ? [target] : [...addedNodes],
    )
    for (const region of new Set(nodes.flatMap(regionsOf))) {
      const words = region.textContent.trim().replace(/\s+/gu, ' ')
      if (words !== '' && region.getAttribute('aria-live') !== 'off') spoken.push(words)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** The announcements since the last call. */
function takeSpoken(page: Page): Promise<Array<string>> {
  return page.evaluate(() => (window as unknown as { spoken: Array<string> }).spoken.splice(0))
}

test('a form says once what is missing, that it is being sent, and that it has arrived [A11Y-9]', async ({
  page,
}) => {
  await page.addInitScript(listen)
  await open(page, '/contact-us')
  const form = page.getByRole('main').getByRole('form')
  const send = form.getByRole('button', { name: 'Send', exact: true })
  await takeSpoken(page)
  await send.click()
  await expect(form.getByRole('textbox', { name: 'Full name' })).toHaveAttribute('aria-invalid', 'true')
  const missing: Array<string> = []
  await expect.poll(async () => missing.push(...(await takeSpoken(page)))).toBe(1)

  await form.getByRole('textbox', { name: 'Full name' }).fill('Amina Bello')
  await form.getByRole('textbox', { name: 'Email' }).fill(`heard.${Date.now()}@example.com`)
  await form.getByRole('textbox', { name: 'Message' }).fill('When is the next workshop?')
  await takeSpoken(page)
  await send.click()
  const thanks = page.getByRole('status').filter({ hasText: 'We’ve received your message.' })
  await expect(thanks).toBeFocused()
  const sent = await takeSpoken(page)
  expect(sent.filter((words) => words === 'Sending…')).toHaveLength(1)
  expect(sent.filter((words) => words.includes('We’ve received your message.')).length).toBeLessThanOrEqual(1)
})
