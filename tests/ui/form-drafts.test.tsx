import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { form as formOf, longText } from '#contract/fields.ts'
import { enqueue } from '#src/features/offline/queue.ts'
import { QueueNotice } from '#src/features/offline/queue-notice.tsx'
import { createDraft, useDraft, type Draft } from '#src/ui/forms/draft.ts'
import { FormThanks } from '#src/ui/forms/form-thanks.tsx'
import { SubmissionForm } from '#src/ui/forms/submission-form.tsx'
import { TextArea } from '#src/ui/forms/text-input.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { renderWithTheme } from '#tests/setup/render.tsx'

type Send = (message: unknown, draft: Draft) => Promise<boolean>

/** A form with one field, whose draft is stored under the name of a form that can wait for the network. */
function MessageForm({ onSubmit = async () => false }: { onSubmit?: Send }) {
  const draft = useDraft('contact')
  const form = useForm({
    schema: formOf({ message: longText('Please write.') }),
    draft,
    onSubmit: (message) => onSubmit(message, draft),
  })
  if (form.sent) {
    return (
      <FormThanks heading="Thank you" sent={form.sent} again="Write another" onAgain={form.startAgain}>
        It is with us.
      </FormThanks>
    )
  }
  return (
    <SubmissionForm form={form} labelledBy="heading" submitLabel="Send">
      <TextArea name="message" label="Message" />
    </SubmissionForm>
  )
}

const message = () => screen.getByLabelText('Message')
const type = (text: string) => fireEvent.input(message(), { target: { value: text } })
const saved = () => {
  const values = createDraft('contact').values()
  return Object.keys(values).length > 0 ? values : null
}
const note = () => screen.getAllByRole('status')[0]
const saveEarlier = (values: Record<string, string>) => createDraft('contact').save(values)

test('a draft is saved with each change, and the form says so', () => {
  renderWithTheme(<MessageForm />)
  expect(note()).toBeEmptyDOMElement()
  type('Hello')
  expect(saved()).toEqual({ message: 'Hello' })
  expect(note()).toHaveTextContent('Saved on this device.')
})

test('discarding takes it from the page and from the device, for good', () => {
  saveEarlier({ message: 'Hello' })
  renderWithTheme(<MessageForm />)
  type('Hello there')
  fireEvent.click(screen.getByRole('button', { name: 'Discard it' }))
  expect(message()).toHaveValue('')
  expect(saved()).toBeNull()
  expect(screen.queryByRole('button', { name: 'Discard it' })).not.toBeInTheDocument()
})

/** Sends the message with the key of its draft, and fails as if the answer were lost. */
function losesAnswers(keys: Array<string>): Send {
  return async (message, { keyFor }) => {
    keys.push(keyFor(message))
    throw new TypeError('Failed to fetch')
  }
}

test('an answer is lost, the page reloaded, the form sent again: the key is the same', async () => {
  const keys: Array<string> = []
  const page = renderWithTheme(<MessageForm onSubmit={losesAnswers(keys)} />)
  await page.user.type(message(), 'Hello')
  await page.user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be sent just now.')
  page.unmount()
  const { user } = renderWithTheme(<MessageForm onSubmit={losesAnswers(keys)} />)
  expect(message()).toHaveValue('Hello')
  expect(note()).toHaveTextContent('We kept what you typed last time.')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByRole('alert')
  await user.type(message(), ' there')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(keys).toHaveLength(3)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('once it is sent, thanks take the place of the form, and the next one starts empty, with the cursor in it [A11Y-9]', async () => {
  const { user } = renderWithTheme(<MessageForm onSubmit={async () => true} />)
  await user.type(message(), 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('status')).toHaveTextContent(/^Thank you/)
  await user.click(screen.getByRole('button', { name: 'Write another' }))
  expect(message()).toHaveValue('')
  expect(message()).toHaveFocus()
  await user.click(message())
  await user.tab()
  expect(message()).not.toHaveAttribute('aria-invalid')
  expect(saved()).toBeNull()
})

const draftText = JSON.stringify({ savedAt: Date.now(), values: { message: 'Hello from Yaba' } })

/** A form that waits for the network, and the same form again, empty: after a reload, or in another tab. */
async function openWaiting() {
  localStorage.setItem('draft:contact', draftText)
  await enqueue({ kind: 'contact', payload: { message: 'Hello' }, key: 'key-1', mayHaveArrived: false })
  localStorage.clear()
  return renderWithTheme(
    <>
      <MessageForm />
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
