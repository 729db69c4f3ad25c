import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createDraft } from '#src/ui/forms/draft.ts'
import { renderWithTheme } from '#tests/setup/render.tsx'
import { MessageForm, type Send } from './message-form.tsx'

function Page({ name = 'try', onSubmit = async () => false }: { name?: string; onSubmit?: Send }) {
  return <MessageForm name={name} onSubmit={onSubmit} />
}

const message = () => screen.getByLabelText('Message')
const type = (text: string) => fireEvent.input(message(), { target: { value: text } })
const saved = () => {
  const values = createDraft('try').values()
  return Object.keys(values).length > 0 ? values : null
}
const note = () => screen.getAllByRole('status')[0]
const saveEarlier = (values: Record<string, string>) => createDraft('try').save(values)

function pass(ms: number) {
  act(() => vi.advanceTimersByTime(ms))
}

test('a draft is saved after a pause, and the form says so', () => {
  vi.useFakeTimers()
  renderWithTheme(<Page />)
  type('Hel')
  pass(499)
  type('Hello')
  pass(499)
  expect(saved()).toBeNull()
  expect(note()).toBeEmptyDOMElement()
  pass(1)
  expect(saved()).toEqual({ message: 'Hello' })
  expect(note()).toHaveTextContent('Saved on this device.')
})

test('leaving the page at once loses nothing', () => {
  renderWithTheme(<Page />)
  type('Hello')
  fireEvent(window, new Event('pagehide'))
  expect(saved()).toEqual({ message: 'Hello' })
})

test('discarding takes it from the page and from the device, for good', () => {
  vi.useFakeTimers()
  saveEarlier({ message: 'Hello' })
  renderWithTheme(<Page />)
  type('Hello there')
  fireEvent.click(screen.getByRole('button', { name: 'Discard it' }))
  pass(10_000)
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
  const page = renderWithTheme(<Page onSubmit={losesAnswers(keys)} />)
  await page.user.type(message(), 'Hello')
  await page.user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('It could not be sent.')
  page.unmount()
  const { user } = renderWithTheme(<Page onSubmit={losesAnswers(keys)} />)
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
  const { user } = renderWithTheme(<Page onSubmit={async () => true} />)
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
