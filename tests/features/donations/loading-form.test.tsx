import { beforeEach, expect, test, vi } from 'vitest'
import { loadContent } from '#src/features/donations/lazy-content.tsx'
import { threeCountries } from '#tests/mocks/countries.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { donateNow, expectClosed, form, inWindow, open } from './donation-page.tsx'

mockServer(threeCountries)
const load = vi.fn(loadContent)
const lost = new TypeError('Failed to fetch dynamically imported module')

beforeEach(async () => {
  localStorage.clear()
  load.mockClear()
  await import('#src/features/donations/dialog-content.tsx')
})

test('the form is fetched when the dialog is first opened, and not again', async () => {
  const { user } = await open('/donate', [], load)
  expect(load).not.toHaveBeenCalled()
  await user.click(donateNow('Hackathon'))
  await form()
  await user.keyboard('{Escape}')
  await expectClosed()
  await user.click(donateNow('Free Laptops'))
  await form()
  expect(load).toHaveBeenCalledTimes(1)
})

test('while it is on its way the dialog says so, and can be closed', async () => {
  load.mockReturnValueOnce(new Promise(() => {}))
  const { user } = await open('/donate', [], load)
  await user.click(donateNow('Hackathon'))
  expect(inWindow().getByText('Loading the form…')).toHaveAttribute('role', 'status')
  expect(inWindow().getByRole('heading', { name: 'Donate to Hackathon' })).toHaveFocus()
  await user.click(inWindow().getByRole('button', { name: 'Close' }))
  await expectClosed()
})

test('a form that does not arrive can be fetched again, and the focus is not lost', async () => {
  load.mockRejectedValueOnce(lost)
  const { user } = await open('/donate', [], load)
  await user.click(donateNow('Hackathon'))
  expect(await inWindow().findByRole('alert')).toHaveTextContent(
    /The form did not arrive.*partners@gelegrid\.example/,
  )
  expect(inWindow().queryByRole('button', { name: 'Reload the page' })).not.toBeInTheDocument()
  await user.click(inWindow().getByRole('button', { name: 'Try again' }))
  await form()
  expect(inWindow().queryByRole('alert')).not.toBeInTheDocument()
  expect(inWindow().getByRole('heading', { name: 'Donate to Hackathon' })).toHaveFocus()
})
