import type { Page } from '@playwright/test'
import { AMINA, logIn, signUp } from './account-steps.ts'
import { confirmAddress } from './confirm-address.ts'
import { ignoreNetworkErrors, loseAnswer, openWithQueue, waiting } from './cut-network.ts'
import { readDatabase } from './database-traces.ts'
import { expect, test } from './own-server.ts'
import { open } from './site.ts'

/* Forms of members, on the real server, with a network that fails in the middle: each is stored once. */

test.beforeEach(async ({ page, dataDir }) => {
  await signUp(page)
  await logIn(page, { password: AMINA.password })
  await confirmAddress(page, dataDir)
})

test.afterEach(({ pageErrors }) => ignoreNetworkErrors(pageErrors))

/** The number of rows of this kind in a table. */
const rowsOf = (dataDir: string, table: 'submissions' | 'requests', kind: string) =>
  readDatabase(dataDir).filter(
    (cell) => cell.table === table && cell.column === 'kind' && cell.value === kind,
  ).length

test('a member’s message whose answer is lost is sent by the next page, and stored once [MORE-22 QUEUE-1 QUEUE-3]', async ({
  page,
  context,
  dataDir,
}) => {
  await openWithQueue(page, '/explore/contact-us')
  await page.getByRole('textbox', { name: 'Message' }).fill('May I bring my sister to the workshop?')
  await loseAnswer(page, context, /\/submissions\//u)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(waiting(page)).toBeVisible()
  expect(rowsOf(dataDir, 'submissions', 'contact')).toBe(1)
  await page.close()

  await context.setOffline(false)
  const later = await context.newPage()
  await open(later, '/explore/about')
  await expect(later.getByText('Your message is with us.')).toBeVisible()
  await later.reload()
  await expect(later.getByText(/^Sent \d\d:\d\d$/)).toBeVisible()
  expect(rowsOf(dataDir, 'submissions', 'contact')).toBe(1)
})

async function writeToMentor(page: Page) {
  await open(page, '/explore/community')
  await page
    .getByRole('link', { name: /^View Profile of / })
    .first()
    .click()
  await page
    .getByRole('textbox', { name: 'What would you like help with?' })
    .fill('I would like to learn how to read other people’s code without getting lost.')
  return page.getByRole('button', { name: 'Send the request' })
}

test('a request to a mentor whose answer is lost is there when the page is opened again, and stored once [MORE-22]', async ({
  page,
  context,
  dataDir,
}) => {
  const button = await writeToMentor(page)
  const path = new URL(page.url()).pathname
  await loseAnswer(page, context, /\/mentor-requests$/u)
  await button.click()
  await expect.poll(() => rowsOf(dataDir, 'requests', 'mentor')).toBe(1)
  await expect(button).toBeEnabled()
  await page.close()

  await context.setOffline(false)
  const later = await context.newPage()
  await open(later, path)
  await expect(later.getByText('Waiting for an answer.')).toBeVisible()
  expect(rowsOf(dataDir, 'requests', 'mentor')).toBe(1)
})
