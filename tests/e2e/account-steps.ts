import type { Page } from '@playwright/test'
import { site } from './content.ts'
import { expect, hydrated, open } from './site.ts'

export const AMINA = {
  name: 'Amina Okafor',
  username: 'amina',
  email: 'amina.okafor@example.com',
  password: 'four yellow buses to Yaba',
}

/** Signs up, from the home page to the login page. */
export async function signUp(page: Page) {
  const [firstName = '', surname = ''] = AMINA.name.split(' ')
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: site.navigation.login.label, exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/signup$/)
  await page.getByLabel('Surname').fill(surname)
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Phone number').fill('0803 123 4567')
  await page.getByLabel('Email').fill(AMINA.email)
  await page.getByLabel('Username').fill(AMINA.username)
  await page.getByLabel('Password', { exact: true }).fill(AMINA.password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Your account is ready. You can log in now.')).toBeVisible()
}

type LoginOptions = { password: string; isToBeRemembered?: boolean }

/** Logs in, on the login page if it is already open. */
export async function logIn(page: Page, { password, isToBeRemembered = false }: LoginOptions) {
  if (!new URL(page.url(), 'https://here.invalid').pathname.endsWith('/login')) await open(page, '/login')
  await hydrated(page)
  await fillInLogin(page, password)
  if (isToBeRemembered) await page.getByLabel('Remember Me').check()
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/explore/)
  await expect(page.getByText(AMINA.name).filter({ visible: true }).first()).toBeVisible()
}

export async function fillInLogin(page: Page, password: string) {
  await page.getByLabel('Username or email address').fill(AMINA.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}
