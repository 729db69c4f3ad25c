import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { useOpenDialog } from '#src/ui/feedback/open-dialogs.ts'
import { renderWithTheme } from '#tests/setup/render.tsx'

function Status() {
  return <p role="status">{useOpenDialog() !== null ? 'a dialog is open' : 'no dialog is open'}</p>
}

const focused = () => document.activeElement as HTMLElement

// The page behind is hidden from screen readers.
const status = () => screen.getByRole('status', { hidden: true })

function Page({ isShown = true }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Donate</button>
      {isShown && (
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} label="Donate to laptops">
          <button onClick={() => setIsOpen(false)}>Cancel</button>
          <input aria-label="Receipt" type="file" />
        </Dialog>
      )}
      <Status />
    </>
  )
}

async function open() {
  const { user, rerender } = renderWithTheme(<Page />)
  await user.click(screen.getByRole('button', { name: 'Donate' }))
  const dialog = await screen.findByRole('dialog', { name: 'Donate to laptops' })
  await waitFor(() => expect(dialog).toContainElement(focused()))
  return { user, rerender, dialog }
}

test('the back gesture of Android closes it', async () => {
  const watchers: Array<{ onclose: (() => void) | null }> = []
  class CloseWatcher {
    onclose: (() => void) | null = null
    constructor() {
      watchers.push(this)
    }
    destroy() {}
  }
  vi.stubGlobal('CloseWatcher', CloseWatcher)
  await open()
  act(() => watchers.at(-1)?.onclose?.())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a file field that was left without choosing does not close it', async () => {
  const { dialog } = await open()
  fireEvent(screen.getByLabelText('Receipt'), new Event('cancel', { bubbles: true }))
  expect(dialog).toHaveAttribute('data-state', 'open')
})

test('an open dialog is known to the rest of the page', async () => {
  const { user } = await open()
  expect(status()).toHaveTextContent('a dialog is open')
  await user.keyboard('{Escape}')
  expect(status()).toHaveTextContent('no dialog is open')
})

test('one that is taken away while open lets the page go', async () => {
  const { rerender } = await open()
  rerender(<Page isShown={false} />)
  expect(status()).toHaveTextContent('no dialog is open')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Donate' })).toHaveFocus())
  expect(document.body).not.toHaveStyle({ pointerEvents: 'none' })
})
