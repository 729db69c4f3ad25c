import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { storedDraft } from '#src/lib/draft.ts'
import { DraftNote } from '#src/ui/forms/draft-note.tsx'
import { useDraft } from '#src/ui/forms/use-draft.ts'
import { renderWithTheme } from '#tests/setup/render.tsx'

beforeEach(() => localStorage.clear())

function Page({ name = 'try' }: { name?: string }) {
  const ref = useRef<HTMLFormElement>(null)
  const draft = useDraft(ref, name)
  return (
    <form ref={ref}>
      <label>
        Message <textarea name="message" />
      </label>
      <DraftNote
        status={draft.status}
        onDiscard={() => {
          draft.clear()
          ref.current?.reset()
        }}
      />
    </form>
  )
}

const message = () => screen.getByLabelText('Message')
const type = (text: string) => fireEvent.input(message(), { target: { value: text } })
const kept = () => storedDraft('try').read()?.values ?? null

function pass(ms: number) {
  act(() => vi.advanceTimersByTime(ms))
}

function withFakeTimers(run: () => void) {
  vi.useFakeTimers()
  try {
    run()
  } finally {
    vi.useRealTimers()
  }
}

test('what is typed is kept after a pause, and people are told so', () => {
  withFakeTimers(() => {
    renderWithTheme(<Page />)
    type('Hel')
    pass(499)
    type('Hello')
    pass(499)
    expect(kept()).toBeNull()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    pass(1)
    expect(kept()).toEqual({ message: 'Hello' })
    expect(screen.getByRole('status')).toHaveTextContent('Saved on this device.')
  })
})

test('it is filled in again after a reload, and people are told so', async () => {
  const page = renderWithTheme(<Page />)
  await userEvent.type(message(), 'Hello')
  page.unmount()
  renderWithTheme(<Page />)
  expect(message()).toHaveValue('Hello')
  expect(screen.getByRole('status')).toHaveTextContent('We kept what you typed last time.')
})

test('leaving the page at once loses nothing', () => {
  renderWithTheme(<Page />)
  type('Hello')
  fireEvent(window, new Event('pagehide'))
  expect(kept()).toEqual({ message: 'Hello' })
})

test('another form knows nothing of it', () => {
  storedDraft('try').write({ savedAt: Date.now(), values: { message: 'Hello' } })
  renderWithTheme(<Page name="other" />)
  expect(message()).toHaveValue('')
})

test('a draft that is too old is thrown away', () => {
  storedDraft('try').write({ savedAt: Date.now() - 15 * 86_400_000, values: { message: 'Hello' } })
  renderWithTheme(<Page />)
  expect(message()).toHaveValue('')
  expect(kept()).toBeNull()
})

test('discarding takes it from the page and from the device, for good', () => {
  withFakeTimers(() => {
    storedDraft('try').write({ savedAt: Date.now(), values: { message: 'Hello' } })
    renderWithTheme(<Page />)
    type('Hello there')
    fireEvent.click(screen.getByRole('button', { name: 'Discard it' }))
    pass(10_000)
    expect(message()).toHaveValue('')
    expect(kept()).toBeNull()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

test('emptying the field by hand keeps nothing', () => {
  withFakeTimers(() => {
    renderWithTheme(<Page />)
    type('Hello')
    pass(500)
    type(' ')
    pass(500)
    expect(kept()).toBeNull()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})

test('where the browser keeps nothing, typing goes on and nobody is told that it was saved', () => {
  withFakeTimers(() => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError')
    })
    renderWithTheme(<Page />)
    type('Hello')
    pass(500)
    expect(message()).toHaveValue('Hello')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})
