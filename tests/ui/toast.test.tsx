import { ChakraProvider } from '@chakra-ui/react'
import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { system } from '#src/theme/system.ts'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { toast, Toaster } from '#src/ui/feedback/toast.tsx'

function Page({ isDialogOpen = false }) {
  return (
    <ChakraProvider value={system}>
      <Dialog isOpen={isDialogOpen} onClose={vi.fn()} label="Donate">
        <button>Cancel</button>
      </Dialog>
      <Toaster />
    </ChakraProvider>
  )
}

beforeEach(() => vi.useFakeTimers())

function show(send: () => void) {
  const page = render(<Page />)
  act(send)
  return page
}

function pass(ms: number) {
  act(() => void vi.advanceTimersByTime(ms))
}

const BEFORE_IT_IS_GONE = 999

test.each([
  { kind: 'error', ms: 4000, send: toast.error },
  { kind: 'blank', ms: 4000, send: toast },
  { kind: 'success', ms: 2000, send: toast.success },
  { kind: 'custom', ms: 4000, send: toast.custom },
])(
  'a toast of kind $kind stays for $ms ms and is gone a second later [TOAST-1 TOAST-3..6 TOAST-9]',
  ({ ms, send }) => {
    show(() => send('Sign out success'))
    pass(ms)
    pass(BEFORE_IT_IS_GONE)
    expect(screen.getByText('Sign out success')).toBeInTheDocument()
    pass(2)
    expect(screen.queryByText('Sign out success')).not.toBeInTheDocument()
  },
)

test('loading stays until it is dismissed [TOAST-1 TOAST-7]', () => {
  let id = ''
  show(() => {
    id = toast.loading('Sending')
  })
  pass(600_000)
  expect(screen.getByText('Sending')).toBeInTheDocument()
  act(() => toast.dismiss(id))
  pass(BEFORE_IT_IS_GONE)
  expect(screen.getByText('Sending')).toBeInTheDocument()
  pass(1)
  expect(screen.queryByText('Sending')).not.toBeInTheDocument()
})

test('at most 20 show at once: the oldest gives way [TOAST-8]', () => {
  show(() => {
    for (let number = 1; number <= 21; number += 1) toast(`Message ${number}.`)
  })
  expect(screen.getAllByText(/^Message/)).toHaveLength(20)
  expect(screen.queryByText('Message 1.')).not.toBeInTheDocument()
})

test('no toast is wider than 350 pixels [TOAST-10]', () => {
  show(() => toast('Saved'))
  const box = screen.getByText('Saved').parentElement
  expect(box).toHaveStyle({ maxWidth: '350px', boxSizing: 'border-box' })
})

test('a toast is replaced by another one with its id [TOAST-2]', () => {
  let id = ''
  show(() => {
    id = toast.loading('Sending')
  })
  act(() => void toast.error('An error occurred!', { id }))
  expect(screen.getByRole('alert')).toHaveTextContent('An error occurred!')
  expect(screen.queryByText('Sending')).not.toBeInTheDocument()
})

test('toasts show inside an open dialog, where they can be seen and heard', async () => {
  vi.useRealTimers()
  const { rerender } = render(<Page isDialogOpen />)
  act(() => void toast.error('Invalid email!'))
  const alert = await screen.findByText('Invalid email!')
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Donate' })).toContainElement(alert))
  rerender(<Page />)
  expect(await screen.findByText('Invalid email!')).toBeInTheDocument()
})
