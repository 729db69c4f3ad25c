import { site } from './content.ts'
import { ignoreNetworkErrors, loseAnswer, waiting } from './cut-network.ts'
import { rowsFrom } from './database-traces.ts'
import { fillInMessage, fillInNomination, senderOf } from './queued-form-steps.ts'
import { expect, open, test } from './site.ts'

/* Each form on the real server, with a network that fails in the middle: it is stored once. */

test.afterEach(({ pageErrors }) => ignoreNetworkErrors(pageErrors))

const REFERENCE = `Your reference: ${site.submissions.referencePrefix}-`

test('a nomination whose answer is lost with the network is sent by the next page, and stored once [MORE-22 QUEUE-1 QUEUE-3]', async ({
  page,
  context,
}) => {
  const email = senderOf('nomination')
  const button = await fillInNomination(page, email)
  await loseAnswer(page, context, /\/submissions\//u)
  await button.click()
  await expect(waiting(page)).toBeVisible()
  expect(rowsFrom(email)).toBe(1)
  await page.close()

  await context.setOffline(false)
  const later = await context.newPage()
  await open(later, '/events')
  await expect(later.getByText(`Your nomination is with us. ${REFERENCE}`)).toBeVisible()
  await later.reload()
  await expect(later.getByText(/^Sent \d\d:\d\d$/)).toBeVisible()
  expect(rowsFrom(email)).toBe(1)
})

test('a message sent offline leaves when the network is back, its thanks take its place, and two tabs send it once [QUEUE-2 QUEUE-3]', async ({
  page,
  context,
}) => {
  const email = senderOf('two-tabs')
  const other = await context.newPage()
  await open(other, '/events')
  const button = await fillInMessage(page, email)
  const calls: Array<string> = []
  context.on('request', (request) => {
    if (request.url().includes('/submissions/contact')) calls.push(request.url())
  })
  await context.setOffline(true)
  await button.click()
  await expect(waiting(page)).toBeVisible()
  await expect(waiting(other)).toBeVisible()
  expect(rowsFrom(email)).toBe(0)
  calls.length = 0
  await context.setOffline(false)
  await expect(page.getByText(/Your message is with us|We’ve received your message/).first()).toBeVisible()
  await expect(other.getByText(`Your message is with us. ${REFERENCE}`)).toBeVisible()
  expect(rowsFrom(email)).toBe(1)
  expect(calls).toHaveLength(1)
})
