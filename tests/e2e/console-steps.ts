import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import type { StaffRole } from '#contract/staff/access.ts'
import { AMINA } from './account-steps.ts'
import { accessibilityProblems, expect } from './site.ts'

/** Gives the account a role, as the operator does. */
export function grant(dataDir: string, role: StaffRole) {
  const options = ['staff', 'grant', '--email', AMINA.email, '--role', role]
  execFileSync(process.execPath, ['build/server/admin.js', ...options], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
}

/** Sends a submission and returns its reference. */
export async function send(page: Page, kind: string, fields: object): Promise<string> {
  const answer = await page.request.post(`/submissions/${kind}`, {
    data: fields,
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { reference: string }).reference
}

/** Sets up the second step, from the first visit of the console to its overview. */
export async function setsUpApp(page: Page) {
  await expect(page.getByRole('heading', { name: 'Set up your second step' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('textbox', { name: 'Your password' }).fill(AMINA.password)
  await page.keyboard.press('Enter')
  const secret = (await page.locator('code').innerText()).replace(/\s/g, '')
  await page.getByLabel('Code of your app').fill(new TOTP({ secret }).generate())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  await page.getByRole('button', { name: /I have kept them/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await expectNoViolations(page)
}

export async function expectNoViolations(page: Page) {
  expect(await accessibilityProblems(page)).toEqual([])
}
