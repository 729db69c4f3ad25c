import type { BrowserContext } from '@playwright/test'
import { ignoreNetworkErrors, queueReady, waiting, watchQueue } from './cut-network.ts'
import { rowsFrom } from './database-traces.ts'
import { fillInNominee, goToLastStep, NOMINEE_PAGE, senderOf } from './queued-form-steps.ts'
import { savedPaths, savedSign, visit } from './reading-steps.ts'
import { expect, test } from './site.ts'

/* A visitor with an unstable network, with the real service worker and the real server. */

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

test.afterEach(({ pageErrors }) => ignoreNetworkErrors(pageErrors))

/** A queued form is stored only when the network is back, and once. */
async function leavesLater(context: BrowserContext, email: string) {
  expect(rowsFrom(email)).toBe(0)
  await context.setOffline(false)
  await expect.poll(() => rowsFrom(email)).toBe(1)
}

test('without a network she nominates somebody on the saved pages of both steps, and the last says that it waits [OFFLINE-1 OFFLINE-4 QUEUE-1 QUEUE-12]', async ({
  page,
  context,
}) => {
  const email = senderOf('offline-nominee')
  await visit(page, NOMINEE_PAGE)
  await expect.poll(() => savedPaths(page)).toContain('/nominate-now')
  await watchQueue(page)
  await context.setOffline(true)

  await page.goto(NOMINEE_PAGE)
  await expect(savedSign(page)).toBeVisible()
  const main = page.getByRole('main')
  await fillInNominee(page, email)
  await main.getByRole('textbox', { name: 'Country of residence' }).fill('Nigeria')
  const submit = await goToLastStep(page)
  await queueReady(page)
  await submit.click()
  await expect(waiting(main)).toBeVisible()
  await leavesLater(context, email)
})
