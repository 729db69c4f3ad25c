import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { postgresBinaries } from '#scripts/postgres/binaries.ts'
import { makeCluster } from '#scripts/postgres/cluster.ts'
import { startServer } from '#scripts/reliability/server-under-test.ts'
import { AMINA, fillInLogin, logIn, signUp } from './account-steps.ts'
import { findInMail } from './mail-folder.ts'
import { expect, hydrated, open, test } from './site.ts'

const SECOND_PASSWORD = 'five green ferries to Apapa'

// Each opens a browser four times, and a server of its own.
test.slow()

test('a member signs up, comes back after closing the browser, recovers her password and signs out, on SQLite [SITE-5]', async () => {
  const home = mkdtempSync(path.join(tmpdir(), 'gelegrid-member-'))
  const server = await startServer({ environment: { DATA_DIR: path.join(home, 'data') } })
  try {
    await liveAsMember({ home, origin: server.url })
  } finally {
    await server.end('SIGTERM')
    rmSync(home, { recursive: true, force: true })
  }
})

test('the same on PostgreSQL', async () => {
  test.skip(process.env.EVERY_PAGE === undefined, 'Runs each night.')
  const binaries = postgresBinaries()
  if (binaries === null && process.env.CI === undefined) {
    console.warn('!!! NOT TRIED ON POSTGRESQL: there is none here. Run `npm run test:tools`. !!!')
    test.skip()
  }
  if (binaries === null) throw new Error('There is no PostgreSQL. Run `npm run test:tools`.')
  const home = mkdtempSync(path.join(tmpdir(), 'gelegrid-member-'))
  const cluster = await makeCluster(binaries)
  const environment = {
    DATA_DIR: path.join(home, 'data'),
    DATABASE_URL: cluster.url,
    SECRET: 'a key that only this browser test knows',
  }
  const server = await startServer({ environment })
  try {
    await liveAsMember({ home, origin: server.url })
  } finally {
    await server.end('SIGTERM')
    await cluster.remove()
    rmSync(home, { recursive: true, force: true })
  }
})

type Life = { home: string; origin: string }

async function liveAsMember({ home, origin }: Life) {
  /** Opens a browser of one person, which loses its session cookies when closed. */
  async function openBrowser() {
    const { launchOptions } = test.info().project.use
    const context = await chromium.launchPersistentContext(path.join(home, 'profile'), {
      ...launchOptions,
      baseURL: origin,
      viewport: { width: 1440, height: 900 },
    })
    return { context, page: context.pages()[0] ?? (await context.newPage()) }
  }

  let { context, page } = await openBrowser()
  await signUp(page)
  await logIn(page, { password: AMINA.password, isToBeRemembered: true })
  await context.close()

  ;({ context, page } = await openBrowser())
  await page.goto('/explore')
  await expect(page.getByText('Amina Okafor').first()).toBeVisible()
  // Public pages redirect members to their counterparts.
  await page.goto('/')
  await expect(page).toHaveURL(/\/explore$/)
  await signOut(page)

  await recoverPassword(page, { dataDir: path.join(home, 'data') })
  await logIn(page, { password: SECOND_PASSWORD })
  await context.close()

  // Without "Remember Me" the session has ended with the browser.
  ;({ context, page } = await openBrowser())
  await page.goto('/explore')
  await expect(page).toHaveURL(`${origin}/`)
  await refusesOldPassword(page)
  await logIn(page, { password: SECOND_PASSWORD })
  await signsOutEverywhere(context, page)
  await context.close()
}

async function refusesOldPassword(page: Page) {
  await open(page, '/login')
  await fillInLogin(page, AMINA.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('The email address or password is wrong.').first()).toBeVisible()
  await expect(page.getByLabel('Username or email address')).toHaveValue(AMINA.email)
}

async function signOut(page: Page) {
  await hydrated(page)
  await page.getByRole('button', { name: /Amina Okafor/ }).click()
  await page
    .getByRole('menuitem', { name: 'Sign out' })
    .or(page.getByRole('button', { name: 'Sign out' }))
    .click()
  await expect(page.getByText('Sign out success')).toBeVisible()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
}

async function recoverPassword(page: Page, { dataDir }: { dataDir: string }) {
  await open(page, '/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // A phone number identifies the account as well.
  await page.getByLabel('Email address or phone number').fill('0803 123 4567')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('group', { name: 'Code of 4 digits' })).toBeVisible()

  await page.getByLabel('Digit 1 of 4').click()
  await page.keyboard.type(await findInMail(dataDir, /^ {4}(\d{4})\r?$/m))
  await page.getByRole('button', { name: 'Confirm code' }).click()
  await page.getByLabel('New password', { exact: true }).fill(SECOND_PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(SECOND_PASSWORD)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page).toHaveURL(/\/login$/)
}

/** Signs out in one of two tabs of a browser, which must notice each other. */
async function signsOutEverywhere(context: BrowserContext, page: Page) {
  const other = await context.newPage()
  await other.goto('/explore')
  await expect(other.getByText('Amina Okafor').first()).toBeVisible()
  await signOut(page)
  await expect.poll(() => new URL(other.url()).pathname).toBe('/')
}
