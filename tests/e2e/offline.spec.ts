import type { Page } from '@playwright/test'
import { headingOf, memberLabel } from './content.ts'
import { ignoreNetworkErrors, openAndSettle } from './cut-network.ts'
import { accessibilityProblems, expect, open, signIn, test } from './site.ts'

const WORDS = headingOf('offline')

test.afterEach(({ pageErrors }) => ignoreNetworkErrors(pageErrors))

test.beforeEach(({ page }) => signIn(page))

test('a link followed without a connection keeps the page and what was typed, and opens when the network is back [MORE-41]', async ({
  page,
  context,
}) => {
  await openAndSettle(page, '/explore/contact-us')
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('Half of a message')
  await context.setOffline(true)
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: memberLabel('/explore/blog'), exact: true })
  await link.focus()
  await link.click()
  const notice = page.getByRole('alert').filter({ hasText: WORDS })
  await expect(notice).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await expect(message).toHaveValue('Half of a message')
  await expect(page).toHaveURL('/explore/contact-us')
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toContainText('Still no connection.')
  await context.setOffline(false)
  await expect(page).toHaveURL('/explore/blog')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toBeHidden()
  await page.goBack()
  await expect(message).toHaveValue('Half of a message')
})

test('a member without a connection may as well stay on her page, and Back is held like a link [MORE-41]', async ({
  page,
  context,
}) => {
  await openAndSettle(page, '/explore/donations')
  await page.getByRole('link', { name: memberLabel('/explore/my-account'), exact: true }).click()
  await expect(page.getByRole('heading', { name: headingOf('my-account', 'email-settings') })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.goBack()
  const notice = page.getByRole('alert').filter({ hasText: WORDS })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(notice).toBeHidden()
  await expect(page).toHaveURL('/explore/my-account')
  await context.setOffline(false)
  await page.goBack()
  await expect(page).toHaveURL('/explore/donations')
})

test('a session check that loses the connection says so, and goes on when the network is back [MORE-41]', async ({
  page,
  context,
}) => {
  let isCut = true
  await page.route('**/auth/verify-user', async (route) => {
    if (!isCut) return route.fallback()
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await page.goto('/explore/my-account')
  await expect(page.getByRole('alert')).toContainText(WORDS)
  await expect(page).toHaveURL('/explore/my-account')
  isCut = false
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: headingOf('my-account', 'email-settings') })).toBeVisible()
})

const LISTS = [
  {
    path: '/explore/donations',
    call: '**/account/donations',
    failure: 'We could not load your donations',
    then: headingOf('donations', 'empty'),
  },
  {
    path: '/explore/my-account',
    call: '**/account/sessions',
    failure: 'We could not load your sessions',
    then: 'This browser',
  },
]

for (const { path, call, failure, then } of LISTS) {
  test(`a list of ${path} that is cut off says so, and comes when the network is back [MORE-41]`, async ({
    page,
    context,
  }) => {
    let isCut = true
    await page.route(call, async (route) => {
      if (!isCut) return route.fallback()
      await context.setOffline(true)
      await route.abort('internetdisconnected')
    })
    await page.goto(path)
    // After two further attempts, one and two seconds later.
    const note = page.getByRole('alert').filter({ hasText: failure })
    await expect(note).toContainText('check your connection', { timeout: 15_000 })
    isCut = false
    await context.setOffline(false)
    await expect(note).toBeHidden()
    await expect(page.getByText(then, { exact: true }).first()).toBeVisible()
  })
}

test('the requests to a mentor that are cut off come when the network is back [MORE-41]', async ({
  page,
  context,
}) => {
  let isCut = true
  await page.route('**/account/mentor-requests', async (route) => {
    if (!isCut) return route.fallback()
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await openMentor(page)
  await expect(page.getByText('Your requests could not be loaded.')).toBeVisible({ timeout: 15_000 })
  isCut = false
  await context.setOffline(false)
  await expect(page.getByRole('textbox', { name: 'What would you like help with?' })).toBeVisible()
})

test('a form sent without a connection says so, keeps what was typed, and is sent later [MORE-41]', async ({
  page,
  context,
}) => {
  const sent: Array<unknown> = []
  await openMentor(page)
  const message = page.getByRole('textbox', { name: 'What would you like help with?' })
  const words = 'I would like to learn to read other people’s code.'
  await message.fill(words)
  await page.waitForLoadState('networkidle')
  await page.route('**/account/mentor-requests', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    sent.push(route.request().postDataJSON())
    const payload = {
      id: '1',
      mentorId: 'x',
      message: words,
      state: 'open',
      sentAt: new Date().toISOString(),
    }
    await route.fulfill({ status: 201, json: { success: 'Your request is sent.', payload } })
  })
  await context.setOffline(true)
  // Playwright would answer a mocked request even offline, so it is aborted.
  await page.route('**/account/mentor-requests', (route) => route.abort('internetdisconnected'), { times: 1 })
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing is lost' })).toContainText(
    'We could not reach our server.',
  )
  await expect(message).toHaveValue(words)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByText('Your request is sent.')).toBeVisible()
  expect(sent).toEqual([expect.objectContaining({ message: words })])
})

test('the form of a page that arrives late comes when the network is back [MORE-41]', async ({
  page,
  context,
}) => {
  let isCut = true
  await page.route('**/assets/subscription-form*.js', async (route) => {
    if (!isCut) return route.fallback()
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await page.goto('/explore/about')
  await expect(page.getByText('The form did not arrive.')).toBeVisible()
  isCut = false
  await context.setOffline(false)
  await expect(page.getByRole('main').getByRole('form')).toBeVisible()
})

async function openMentor(page: Page) {
  await open(page, '/explore/community')
  await page
    .getByRole('link', { name: /^View Profile of / })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
