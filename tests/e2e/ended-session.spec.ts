import { AMINA, logIn, signUp } from './account-steps.ts'
import { headingOf } from './content.ts'
import { expect, test } from './own-server.ts'
import { hydrated, open } from './site.ts'

test('a profile that is saved after the session has ended is still there after the login [MORE-39]', async ({
  page,
  browser,
  baseURL,
  pageErrors,
}) => {
  await signUp(page)
  await logIn(page, { password: AMINA.password })
  await open(page, '/explore/my-account/edit')
  const form = page.getByRole('form', { name: headingOf('my-account', 'edit-info') })
  await form.getByLabel('First name').fill('Amaka')
  await form.getByLabel('Username').fill('amaka.codes')

  const otherDevice = await browser.newPage({ baseURL })
  await logIn(otherDevice, { password: AMINA.password })
  const answer = await otherDevice.request.post('/account/sessions/end-others', {
    data: { current_password: AMINA.password },
    headers: { origin: baseURL ?? '' },
  })
  expect(answer.status()).toBe(200)
  await otherDevice.close()

  await form.getByLabel('Current Password', { exact: true }).fill(AMINA.password)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/login?next=%2Fexplore%2Fmy-account%2Fedit')
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
  // The server rejected the form, and the browser logs that as an error.
  for (const error of pageErrors.splice(0)) expect(error).toContain('401')

  await logIn(page, { password: AMINA.password })
  await expect(page).toHaveURL('/explore/my-account/edit')
  await hydrated(page)
  await expect(form.getByLabel('First name')).toHaveValue('Amaka')
  await expect(form.getByLabel('Username')).toHaveValue('amaka.codes')
  // A password is never stored.
  await expect(form.getByLabel('Current Password', { exact: true })).toHaveValue('')
  await form.getByLabel('Current Password', { exact: true }).fill(AMINA.password)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your details are saved.')).toBeVisible()
  await expect(page).toHaveURL('/explore/my-account')
  await expect(page.getByText('Amaka Okafor').filter({ visible: true }).first()).toBeVisible()
})
