import { AMINA, logIn, signUp } from './account-steps.ts'
import { headingOf } from './content.ts'
import { findInMail } from './mail-folder.ts'
import { expect, test } from './own-server.ts'
import { hydrated } from './site.ts'

test('a member signs up for the newsletter, confirms it from her mail, and ends it again [SUBS-1 SUBS-5 SUBS-6]', async ({
  page,
  dataDir,
}) => {
  await signUp(page)
  await logIn(page, { password: AMINA.password })
  await page.goto('/explore/about')
  const form = page.getByRole('form', { name: headingOf('explore-newsletter', 'form') })
  await form.scrollIntoViewIfNeeded()
  await expect(form.getByLabel(/^Email/)).toHaveValue(AMINA.email)
  await form.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()

  const confirm = await findInMail(dataDir, /\/confirm-subscription#key=[\w-]{22}(?=\r)/, {
    subject: 'Please confirm your',
  })
  await page.goto(confirm)
  await hydrated(page)
  await expect(page.getByRole('heading', { name: headingOf('confirm-subscription', 'ready') })).toBeVisible()
  await page.getByRole('button', { name: 'Yes, write to me' }).click()
  await expect(
    page.getByRole('heading', { name: headingOf('confirm-subscription', 'done'), exact: true }),
  ).toBeFocused()

  const end = await findInMail(dataDir, /\/unsubscribe#key=[\w-]{22}(?=\r)/, { subject: 'Welcome to the' })
  await page.goto(end)
  await hydrated(page)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: headingOf('unsubscribe', 'done') })).toBeFocused()
})
