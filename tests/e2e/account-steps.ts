import type { Page } from '@playwright/test'
import { expect, hydrated, open } from './site.ts'

export const AMINA = {
  name: 'Amina Okafor',
  username: 'amina',
  email: 'amina.okafor@example.com',
  phone: '0803 123 4567',
  password: 'four yellow buses to Yaba',
}

export async function signUpQuietly({ request }: Page, origin: string) {
  const [first_name = '', surname = ''] = AMINA.name.split(' ')
  const { username, email, phone, password } = AMINA
  const calls = {
    '/auth/signup': { first_name, surname, username, email, phone_number: phone, password },
    '/auth/login': { email, password },
  }
  for (const [address, data] of Object.entries(calls)) {
    const answer = await request.post(address, { data, headers: { origin } })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
}

type LoginOptions = { password: string; isToBeRemembered?: boolean }

export async function logIn(page: Page, { password, isToBeRemembered = false }: LoginOptions) {
  if (!new URL(page.url(), 'https://here.invalid').pathname.endsWith('/login')) await open(page, '/login')
  await hydrated(page)
  await page.getByLabel('Username or email address').fill(AMINA.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  if (isToBeRemembered) await page.getByLabel('Remember Me').check()
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/explore/)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByText(AMINA.name).filter({ visible: true }).first()).toBeVisible()
}

export async function signOut(page: Page) {
  await hydrated(page)
  await page.locator('summary', { hasText: AMINA.name }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByText('Sign out success')).toBeVisible()
  await expect(page).toHaveURL('/')
}
