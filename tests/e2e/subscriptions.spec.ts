import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { AMINA, logIn, signUp } from './account-steps.ts'
import { headingOf } from './content.ts'
import { expect, test } from './own-server.ts'
import { hydrated } from './site.ts'

test.setTimeout(90_000)

/** The path of a link in the newest mail with this subject. */
async function linkInMail(dataDir: string, subject: string, page: string) {
  const outbox = path.join(dataDir, 'outbox')
  const pattern = new RegExp(`/${page}#key=[\\w-]{22}(?=\\r)`)
  let link = ''
  await expect
    .poll(() => {
      const mails = readdirSync(outbox).map((name) => readFileSync(path.join(outbox, name), 'utf8'))
      const mail = mails.find((text) => text.includes(`Subject: ${subject}`) && pattern.test(text))
      link = pattern.exec(mail ?? '')?.[0] ?? ''
      return link
    })
    .not.toBe('')
  return link
}

test('a member signs up for the newsletter, confirms it from her mail, and ends it again [SUBS-1 SUBS-5 SUBS-6]', async ({
  page,
  dataDir,
}) => {
  await signUp(page)
  await logIn(page, { password: AMINA.password })
  await page.goto('/explore/about')
  const form = page.getByRole('form', { name: 'Join Our Newsletter' })
  await form.scrollIntoViewIfNeeded()
  await expect(form.getByLabel(/^Email/)).toHaveValue(AMINA.email)
  await form.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { name: 'Now look in your mail' })).toBeVisible()

  const confirm = await linkInMail(dataDir, 'Please confirm your', 'confirm-subscription')
  await page.goto(confirm)
  await hydrated(page)
  await expect(page.getByRole('heading', { name: headingOf('confirm-subscription', 'ready') })).toBeVisible()
  await page.getByRole('button', { name: 'Yes, write to me' }).click()
  await expect(
    page.getByRole('heading', { name: headingOf('confirm-subscription', 'done'), exact: true }),
  ).toBeFocused()

  const end = await linkInMail(dataDir, 'Welcome to the', 'unsubscribe')
  await page.goto(end)
  await hydrated(page)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: headingOf('unsubscribe', 'done') })).toBeFocused()
})
