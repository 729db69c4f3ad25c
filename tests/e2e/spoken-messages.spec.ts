import { expect, open, test } from './site.ts'
import { listenFromStart, takeSpoken } from './spoken-messages.ts'

test.use({ reducedMotion: 'reduce' })

test.beforeEach(({ page }) => listenFromStart(page))

test('a form says once what is missing, that it is being sent, and that it has arrived [A11Y-9]', async ({
  page,
}) => {
  await open(page, '/contact-us')
  const form = page.getByRole('main').getByRole('form')
  const send = form.getByRole('button', { name: 'Send', exact: true })
  await takeSpoken(page)
  await send.click()
  await expect(form.getByRole('textbox', { name: 'Full name' })).toHaveAttribute('aria-invalid', 'true')
  const missing = await takeSpoken(page)
  expect(missing).toHaveLength(1)

  await form.getByRole('textbox', { name: 'Full name' }).fill('Amina Bello')
  await form.getByRole('textbox', { name: 'Email' }).fill(`heard.${Date.now()}@example.com`)
  await form.getByRole('textbox', { name: 'Message' }).fill('When is the next workshop?')
  await takeSpoken(page)
  await send.click()
  const thanks = page.getByRole('status').filter({ hasText: 'We’ve received your message.' })
  await expect(thanks).toBeFocused()
  // It loads after the thanks.
  await expect(thanks.getByRole('link', { name: 'Download a copy' })).toBeVisible()
  const sent = await takeSpoken(page)
  expect(sent.filter((words) => words === 'Sending…')).toHaveLength(1)
  expect(sent.filter((words) => words.includes('We’ve received your message.')).length).toBeLessThanOrEqual(1)
})
