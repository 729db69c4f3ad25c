import 'fake-indexeddb/auto'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keys } from 'idb-keyval'
import { beforeEach, expect, test } from 'vitest'
import { createDraft } from '#src/ui/forms/draft.ts'
import { threeCountries, mockServer } from '#tests/mocks/server.ts'
import { setDelivery, withDelivery } from '#tests/setup/delivery.ts'
import { fill } from '#tests/setup/render.tsx'
import { withFileFields } from './file-fields.ts'
import { combobox, field, fileField, goOn, keepNominee, loadMenu, open, pdf } from './nomination-pages.tsx'

mockServer(threeCountries)
withDelivery('api')
withFileFields()

beforeEach(loadMenu)
const words = (count: number) => Array(count).fill('word').join(' ')

test('the form has the eleven fields, and three of them may stay open [AWARD-8..12 AWARD-18 AWARD-19]', async () => {
  await open('/nominee-info')
  const form = within(screen.getByRole('form', { name: 'Nominee’s Information' }))
  const required = ['Full name', 'Email', 'Phone number', 'LinkedIn profile', 'Country of residence']
  for (const label of [...required, 'Award category', 'Statement', 'Supporting material']) {
    expect(form.getByLabelText(label)).toBeRequired()
  }
  for (const label of ['Company name', 'Website', 'Social media']) {
    expect(form.getByLabelText(label)).not.toBeRequired()
  }
  expect(field('Statement')).toHaveAccessibleDescription('At most 20 words.')
  expect(fileField()).toHaveAccessibleDescription(/up to 1 MB/)
  expect(fileField()).toHaveAttribute('accept', '.pdf,.doc,.docx,.png,.jpg,.jpeg')
})

test('two submits at once go on once: one step back is the form, as it was filled in [AWARD-20 AWARD-21]', async () => {
  await keepNominee()
  const { router, address } = await open('/nominee-info')
  await waitFor(() => expect(fileField().files).toHaveLength(1))
  const form = screen.getByRole<HTMLFormElement>('form')
  await act(async () => {
    form.requestSubmit()
    form.requestSubmit()
  })
  await screen.findByRole('button', { name: 'Submit' })
  await act(() => router.navigate(-1))
  expect(address()).toBe('/nominee-info')
  expect(await screen.findByLabelText('Full name')).toHaveValue('Ada Obi')
})

test('words are counted while typing; too many can be typed but not submitted [AWARD-16]', async () => {
  const { user, address } = await open('/nominee-info')
  await fill(user, field('Statement'), words(3))
  expect(screen.getByText('3 of 20 words')).toBeInTheDocument()
  await user.clear(field('Statement'))
  await user.paste(words(20))
  expect(screen.getByText('20 of 20 words')).toBeInTheDocument()
  await user.paste(' more words')
  expect(field('Statement')).toHaveValue(`${words(20)} more words`)
  expect(screen.getByText('22 words: 2 over the 20 there may be')).toBeInTheDocument()
  await user.click(goOn())
  expect(address()).toBe('/nominee-info')
  expect(field('Statement')).toHaveAccessibleDescription(/^Your statement is 2 words too long/)
})

test('a file that is too large or of another type is refused when it is picked, and the one before stays', async () => {
  const { user } = await open('/nominee-info')
  await user.upload(fileField(), pdf(1024 * 1024 + 1))
  expect(fileField()).toHaveAccessibleDescription(/^work\.pdf: This file is larger than 1 MB\./)
  expect(fileField().files).toHaveLength(0)
  await user.upload(fileField(), pdf(1024 * 1024))
  expect(fileField()).not.toHaveAttribute('aria-invalid')
  expect(screen.getByText('work.pdf', { selector: 'strong' })).toBeInTheDocument()
  // The system's file dialog lets people choose any file in the end.
  const anyFile = userEvent.setup({ applyAccept: false })
  await anyFile.upload(fileField(), new File(['x'], 'game.exe'))
  expect(fileField()).toHaveAccessibleDescription(/^game\.exe: We can open PDF, Word/)
  expect(fileField().files?.[0]?.name).toBe('work.pdf')
})

test('a category in the address is chosen, before what was kept', async () => {
  createDraft('nominee').save({ category: 'male-ally' })
  await open('/nominee-info?category=iot-visionary')
  expect(combobox('Award category')).toHaveValue('iot-visionary')
})

test('another choice takes the category out of the address, and outlives a reload', async () => {
  const { user, address, unmount } = await open('/nominee-info?category=iot-visionary')
  await user.selectOptions(combobox('Award category'), 'Male Ally of the Year')
  await waitFor(() => expect(address()).toBe('/nominee-info'))
  unmount()
  await open('/nominee-info')
  expect(combobox('Award category')).toHaveValue('male-ally')
})

test('discarding takes everything from the page, from its address and from the device', async () => {
  await keepNominee()
  const { user, address, unmount } = await open('/nominee-info?category=iot-visionary')
  await waitFor(() => expect(fileField().files).toHaveLength(1))
  await user.click(await screen.findByRole('button', { name: 'Discard it' }))
  await waitFor(() => expect(address()).toBe('/nominee-info'))
  expect(field('Full name')).toHaveValue('')
  await waitFor(() => expect(combobox('Award category')).toHaveValue(''))
  unmount()
  await open('/nominee-info')
  await waitFor(async () => expect(await keys()).toEqual([]))
  expect(field('Full name')).toHaveValue('')
  expect(fileField().files).toHaveLength(0)
  expect(localStorage).toHaveLength(0)
})

test('built without delivery nothing is asked for: an empty form goes on [AWARD-22]', async () => {
  setDelivery('none')
  const { user, address } = await open('/nominee-info')
  await user.click(goOn())
  await waitFor(() => expect(address()).toBe('/nominate-now'))
  expect(screen.getByRole('button', { name: 'Submit' })).toBeInTheDocument()
})
