import { AMINA, logIn, signUp } from './account-steps.ts'
import { closeSite, wakeWorkerUntil, waitingInBackground, workerReady } from './background-sync-steps.ts'
import { chooseByTyping } from './choose-by-typing.ts'
import { confirmAddress } from './confirm-address.ts'
import { distinctCountries, pick, presetOf } from './content.ts'
import { ignoreNetworkErrors, queueReady, watchQueue } from './cut-network.ts'
import { readDatabase } from './database-traces.ts'
import { expect, test } from './own-server.ts'
import { open } from './site.ts'

/* Forms of a member belong to her account, even if the browser sends them in the background. */

test.use({ serviceWorkers: 'allow' })
test.setTimeout(90_000)
test.afterEach(({ pageErrors }) => ignoreNetworkErrors(pageErrors))

test('a member’s gift that leaves when no page is open is among her gifts [QUEUE-9 QUEUE-13]', async ({
  page,
  context,
  dataDir,
}) => {
  await signUp(page)
  await logIn(page, { password: AMINA.password })
  await confirmAddress(page, dataDir)
  await watchQueue(page)
  await open(page, '/explore')
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await page.getByRole('button', { name: 'Donate Now' }).click()
  const dialog = page.getByRole('dialog', { name: /^Donate to / })
  await dialog.getByRole('radio', { name: presetOf('NGN', 1).label, exact: true }).check()
  await chooseByTyping(page, 'Country', pick(distinctCountries, 0))
  await queueReady(page)
  await workerReady(page)
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Donate', exact: true }).click()
  await expect(waitingInBackground(page)).toBeVisible()
  const blank = await closeSite(context)

  await context.setOffline(false)
  const columnOf = (table: string, column: string) =>
    readDatabase(dataDir).find((cell) => cell.table === table && cell.column === column)?.value
  await wakeWorkerUntil(blank, () => columnOf('submissions', 'id') !== undefined)
  expect(columnOf('submissions', 'account_id')).toBe(columnOf('accounts', 'id'))
})
