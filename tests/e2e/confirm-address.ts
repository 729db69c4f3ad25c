import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { headingOf } from './content.ts'
import { expect, hydrated } from './site.ts'

/** From the notice of her account to the mail, and from its link back to the member area. */
export async function confirmAddress(page: Page, dataDir: string) {
  const notice = page.getByRole('region', { name: 'Confirm your address' })
  await page.goto('/explore/my-account')
  await expect(notice).toBeVisible()
  const link = await linkInMail(path.join(dataDir, 'outbox'))
  await page.goto(link)
  await hydrated(page)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('heading', { name: headingOf('confirm-address', 'done') })).toBeVisible()
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/explore$/)
}

/** The path of the link in the only mail that there is: without a mail server, mails are files. */
async function linkInMail(outbox: string) {
  let link: string | undefined
  await expect
    .poll(() => {
      const [mail] = readdirSync(outbox).filter((name) => name.endsWith('.eml'))
      if (mail) link = /\/confirm-address#key=[\w-]+/.exec(readFileSync(path.join(outbox, mail), 'utf8'))?.[0]
      return link
    })
    .toBeDefined()
  return link ?? ''
}
