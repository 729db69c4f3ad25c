import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Theme } from '#tests/setup/render.tsx'

// Resets the modules, so that each test starts like a first visit.
async function visit() {
  vi.resetModules()
  const { toast, Toaster } = await import('#src/ui/feedback/toast.tsx')
  const { Dialog } = await import('#src/ui/feedback/dialog.tsx')
  function Page({ isDialogOpen = false }) {
    return (
      <Theme>
        <input aria-label="Email" />
        <Dialog isOpen={isDialogOpen} onClose={vi.fn()} label="Donate">
          <button>Cancel</button>
        </Dialog>
        <Toaster />
      </Theme>
    )
  }
  return { toast, Page }
}

afterEach(() => vi.doUnmock('#src/ui/feedback/toaster.tsx'))

test('the first message brings the toaster into the empty place that is read out; an error is announced at once', async () => {
  const { toast, Page } = await visit()
  render(<Page />)
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  act(() => void toast.success('Sign out success'))
  expect(region).toContainElement(await screen.findByText('Sign out success'))
  act(() => void toast.error('Invalid email!'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email!')
})

test('the toaster is loaded when a form gets the focus', async () => {
  const { Page } = await visit()
  render(<Page />)
  act(() => screen.getByLabelText('Email').focus())
  await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement())
})

test('without a connection the message is lost, but not the page', async () => {
  vi.doMock('#src/ui/feedback/toaster.tsx', () => Promise.reject(new TypeError('Failed to fetch')))
  const { toast, Page } = await visit()
  render(<Page />)
  act(() => void toast.error('Failed to fetch'))
  await vi.dynamicImportSettled()
  expect(screen.getByLabelText('Email')).toBeVisible()
})

test('a loading message is replaced by its outcome and dismissed by its id [TOAST-2]', async () => {
  const { toast, Page } = await visit()
  render(<Page />)
  let id = ''
  act(() => {
    id = toast.loading('Sending')
  })
  expect(await screen.findByText('Sending')).toBeInTheDocument()
  act(() => void toast.error('An error occurred!', id))
  expect(screen.getByText('An error occurred!')).toBeInTheDocument()
  expect(screen.queryByText('Sending')).not.toBeInTheDocument()
  act(() => toast.dismiss(id))
  await waitFor(() => expect(screen.queryByText('An error occurred!')).not.toBeInTheDocument(), {
    timeout: 3000,
  })
})

test('toasts show inside an open dialog, where they can be seen and heard', async () => {
  const { toast, Page } = await visit()
  const { rerender } = render(<Page isDialogOpen />)
  act(() => void toast.error('An error occurred!'))
  const alert = await screen.findByRole('alert')
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Donate' })).toContainElement(alert))
  rerender(<Page />)
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred!')
})
