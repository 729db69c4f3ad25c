import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { keys } from 'idb-keyval'
import { beforeEach, expect, test } from 'vitest'
import { threeCountries } from '#tests/mocks/countries.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { withDelivery } from '#tests/setup/delivery.ts'
import { withFileFields } from './file-fields.ts'
import { field, fileField, newDevice, open, pdf } from './nomination-pages.tsx'

mockServer(threeCountries)
withDelivery('api')
withFileFields()
beforeEach(newDevice)

test('a draft of a file alone is announced and can be discarded, also after a reload', async () => {
  const { user, unmount } = await open('/nominee-info')
  await user.upload(fileField(), pdf())
  expect(await screen.findByText(/KB\)\. Saved on this device\.$/)).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Discard it' })).toBeInTheDocument()
  // Leaving the page saves the values, of which there are none.
  fireEvent(window, new Event('pagehide'))
  expect(screen.getByRole('button', { name: 'Discard it' })).toBeInTheDocument()
  unmount()
  const again = await open('/nominee-info')
  await again.user.click(await screen.findByRole('button', { name: 'Discard it' }))
  await waitFor(async () => expect(await keys()).toEqual([]))
  expect(screen.queryByRole('button', { name: 'Discard it' })).not.toBeInTheDocument()
})

test('discarding the draft forgets the category of the address as well', async () => {
  const { user, address } = await open('/nominee-info?category=iot-visionary')
  await user.type(field('Full name'), 'Ada Obi')
  await user.click(await screen.findByRole('button', { name: 'Discard it' }))
  await waitFor(() => expect(address()).toBe('/nominee-info'))
  await waitFor(() => expect(screen.queryByText('IOT Visionary')).not.toBeInTheDocument())
})
