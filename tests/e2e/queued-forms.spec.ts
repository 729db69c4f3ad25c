import type { Page } from '@playwright/test'
import { chooseByTyping } from './choose-by-typing.ts'
import { categories, causes, distinctCountries, pick, presetOf } from './content.ts'
import { readDatabase } from './database-traces.ts'
import { forgetNetworkComplaints, loseAnswer, openWithQueue, waiting } from './cut-network.ts'
import { expect, open, test } from './site.ts'

/* Each form on the real server, with a network that breaks in the middle: it is stored once, whatever happens next. */

test.afterEach(({ complaints }) => forgetNetworkComplaints(complaints))

const country = pick(distinctCountries, 0)
const cause = pick(causes, 0).slug

const senderOf = (name: string) => `queued-${name}.${Date.now()}@example.com`

/** How many submissions with this address are stored. */
const rowsFrom = (email: string) =>
  readDatabase(process.env.E2E_DATA_DIR ?? '').filter(
    ({ table, column, value }) => table === 'submissions' && column === 'payload' && value.includes(email),
  ).length

const fill = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name, exact: false }).first().fill(text)

async function fillInMessage(page: Page, email: string) {
  await openWithQueue(page, '/contact-us')
  await fill(page, 'Full name', 'Amina Bello')
  await fill(page, 'Email', email)
  await fill(page, 'Message', 'When is the next workshop?')
  return page.getByRole('button', { name: 'Send', exact: true })
}

async function fillInApplication(page: Page, email: string) {
  await openWithQueue(page, '/volunteer')
  await fill(page, 'First Name', 'Ngozi')
  await fill(page, 'Last Name', 'Eze')
  await fill(page, 'Email Address', email)
  await fill(page, 'Phone number', '0803 123 4567')
  await chooseByTyping(page, 'Country', country)
  await page.getByRole('radio', { name: 'Mentor' }).check()
  return page.getByRole('button', { name: 'Volunteer Now' })
}

async function fillInGift(page: Page, email: string, isCompany: boolean) {
  await openWithQueue(page, '/donate')
  await page.locator(`#${cause}`).getByRole('button', { name: 'Donate Now' }).click()
  const dialog = page.getByRole('dialog', { name: /^Donate to / })
  if (isCompany) {
    await dialog.getByRole('tab', { name: 'Company' }).click()
    await dialog.getByRole('textbox', { name: 'Organization name' }).fill('Danfo Software Ltd')
    await dialog.getByRole('textbox', { name: 'Organization address' }).fill('1 Herbert Macaulay Way, Yaba')
    await dialog.getByRole('textbox', { name: 'City' }).fill('Lagos')
  }
  await dialog.getByRole('radio', { name: presetOf('NGN', 1).label, exact: true }).check()
  await dialog.getByRole('textbox', { name: 'Firstname' }).fill('Amina')
  await dialog.getByRole('textbox', { name: 'Lastname' }).fill('Bello')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await chooseByTyping(page, 'Country', country)
  return dialog.getByRole('button', { name: 'Donate', exact: true })
}

async function fillInNomination(page: Page, email: string) {
  await openWithQueue(page, `/nominee-info?category=${pick(categories, 0).slug}`)
  await fill(page, 'Full name', 'Chidi Eze')
  await fill(page, 'Email', email)
  await fill(page, 'Phone number', '0803 123 4567')
  await fill(page, 'LinkedIn profile', 'linkedin.com/in/chidi-eze')
  await chooseByTyping(page, 'Country of residence', country)
  await fill(page, 'Statement', 'He lends his workshop to our girls each Saturday.')
  await page.getByLabel('Supporting material').setInputFiles({
    name: 'letter.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 a letter of support'),
  })
  await page.getByRole('button', { name: 'Go on to the last step' }).click()
  await expect(page).toHaveURL('/nominate-now')
  await page.getByRole('radio', { name: 'Myself' }).check()
  await page.getByRole('checkbox', { name: 'I accept the terms' }).check()
  return page.getByRole('button', { name: 'Submit' })
}

const FORMS = [
  ['message', 'Your message', fillInMessage],
  ['application', 'Your application', fillInApplication],
  ['gift', 'Your gift', (page: Page, email: string) => fillInGift(page, email, false)],
  ['company gift', 'Your gift', (page: Page, email: string) => fillInGift(page, email, true)],
  ['nomination', 'Your nomination', fillInNomination],
] as const

for (const [name, title, fillIn] of FORMS) {
  test(`a ${name} whose answer is lost with the network is sent by the next page, and stored once [MORE-22 QUEUE-1 QUEUE-3]`, async ({
    page,
    context,
  }) => {
    const email = senderOf(name.replace(' ', '-'))
    const button = await fillIn(page, email)
    await loseAnswer(page, context, /\/submissions\//u)
    await button.click()
    await expect(waiting(page)).toBeVisible()
    expect(rowsFrom(email)).toBe(1)
    await page.close()

    await context.setOffline(false)
    const later = await context.newPage()
    await open(later, '/events')
    await expect(later.getByText(`${title} is with us. Your reference: GG-`)).toBeVisible()
    await later.reload()
    await expect(later.getByText(/^Sent \d\d:\d\d$/)).toBeVisible()
    expect(rowsFrom(email)).toBe(1)
  })
}

test('a message sent offline leaves when the network is back, its thanks take its place, and two tabs send it once [QUEUE-2 QUEUE-3]', async ({
  page,
  context,
}) => {
  const email = senderOf('two-tabs')
  const other = await context.newPage()
  await openWithQueue(other, '/events')
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
  await expect(page.getByText('Your message is with us.').first()).toBeVisible()
  await expect(other.getByText('Your message is with us. Your reference: GG-')).toBeVisible()
  expect(rowsFrom(email)).toBe(1)
  expect(calls).toHaveLength(1)
})

test('a message that was cancelled is back in its form, and never sent [QUEUE-4]', async ({
  page,
  context,
}) => {
  const email = senderOf('cancelled')
  const button = await fillInMessage(page, email)
  await context.setOffline(true)
  await button.click()
  await page.getByRole('button', { name: 'Cancel sending' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('When is the next workshop?')
  await context.setOffline(false)
  await page.reload()
  await openWithQueue(page, '/events')
  expect(rowsFrom(email)).toBe(0)
})
