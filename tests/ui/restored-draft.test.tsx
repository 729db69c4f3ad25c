import 'fake-indexeddb/auto'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { enqueue } from '#src/features/offline/queue.ts'
import { QueueNotice } from '#src/features/offline/queue-notice.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'
import { MessageForm } from './message-form.tsx'

const draftText = JSON.stringify({ savedAt: Date.now(), values: { message: 'Hello from Yaba' } })
const message = () => screen.getByLabelText('Message')

/** A form that waits for the network, and the same form again, empty: after a reload, or in another tab. */
async function openWaiting() {
  localStorage.setItem('draft:contact', draftText)
  await enqueue({ kind: 'contact', payload: { message: 'Hello' }, key: 'key-1', mayHaveArrived: false })
  localStorage.clear()
  return renderWithTheme(
    <>
      <MessageForm name="contact" onSubmit={async () => false} />
      <QueueNotice />
    </>,
  )
}

test('a form that is cancelled in the notice is filled where it stands, also without a network [QUEUE-4]', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const { user } = await openWaiting()
  await user.click(await screen.findByRole('button', { name: 'Cancel sending' }))
  await waitFor(() => expect(message()).toHaveValue('Hello from Yaba'))
  expect(message()).toHaveFocus()
  await user.type(message(), '!')
  expect(message()).toHaveValue('Hello from Yaba!')
})

test('a form that is cancelled in another tab is filled here too [QUEUE-2 QUEUE-4]', async () => {
  await openWaiting()
  await screen.findByRole('button', { name: 'Cancel sending' })
  vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  const writeElsewhere = (draft: object) => {
    localStorage.setItem('draft:contact', JSON.stringify(draft))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'draft:contact' })))
  }
  const draft = { savedAt: Date.now(), values: { message: 'Hello from Yaba' } }
  // Typed there.
  writeElsewhere(draft)
  expect(message()).toHaveValue('')
  writeElsewhere({ ...draft, isRestored: true })
  expect(message()).toHaveValue('Hello from Yaba')
  expect(message()).not.toHaveFocus()
})
