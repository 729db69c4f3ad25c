import { ChakraProvider } from '@chakra-ui/react'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef, useState, type ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { system } from '#src/theme/system.ts'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { useIsDialogOpen } from '#src/ui/feedback/open-dialogs.ts'

afterEach(() => vi.unstubAllGlobals())

function Status() {
  return <p role="status">{useIsDialogOpen() ? 'a dialog is open' : 'no dialog is open'}</p>
}

const focused = () => document.activeElement as HTMLElement

// The page behind is hidden from screen readers.
const status = () => screen.getByRole('status', { hidden: true })

/** The dark ground beside the dialog. */
const backdrop = () => document.querySelector('[data-part=positioner]') ?? document.body

type PageProps = {
  size?: ComponentProps<typeof Dialog>['size']
  startsAtField?: boolean
  isShown?: boolean
}

function Page({ size, startsAtField = false, isShown = true }: PageProps) {
  const [isOpen, setIsOpen] = useState(false)
  const fieldRef = useRef<HTMLInputElement>(null)
  return (
    <ChakraProvider value={system}>
      <button onClick={() => setIsOpen(true)}>Donate</button>
      {isShown && (
        <Dialog
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          label="Donate to laptops"
          size={size}
          initialFocus={startsAtField ? fieldRef : undefined}
        >
          <button onClick={() => setIsOpen(false)}>Cancel</button>
          <input aria-label="Amount" ref={fieldRef} />
          <input aria-label="Receipt" type="file" />
        </Dialog>
      )}
      <Status />
    </ChakraProvider>
  )
}

async function open(props: PageProps = {}) {
  // The page behind takes no pointer events; a press anywhere on it is one on the backdrop.
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  render(<Page {...props} />)
  await user.click(screen.getByRole('button', { name: 'Donate' }))
  const dialog = await screen.findByRole('dialog', { name: 'Donate to laptops' })
  await waitFor(() => expect(dialog).toContainElement(focused()))
  return { user, dialog }
}

test('a closed dialog holds nothing', () => {
  render(<Page />)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument()
})

test.each(['md', 'full'] as const)(
  'a dialog of the size %s opens with its name and its content',
  async (size) => {
    const { dialog } = await open({ size })
    expect(dialog).toHaveAttribute('aria-modal', 'true')
    expect(screen.getByLabelText('Amount')).toBeVisible()
  },
)

test('the control that was asked for has the focus', async () => {
  await open({ startsAtField: true })
  expect(screen.getByLabelText('Amount')).toHaveFocus()
})

test('closing takes the content away and gives the focus back', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Donate' })).toHaveFocus())
})

test('it opens again, empty', async () => {
  const { user } = await open()
  await user.type(screen.getByLabelText('Amount'), '20')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Donate' }))
  expect(await screen.findByLabelText('Amount')).toHaveValue('')
})

test('Escape closes it', async () => {
  const { user } = await open()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

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

test('a click on the backdrop closes it', async () => {
  const { user } = await open()
  await user.click(backdrop())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a press inside that ends on the backdrop does not close it', async () => {
  const { user, dialog } = await open()
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByLabelText('Amount') },
    { keys: '[/MouseLeft]', target: backdrop() },
  ])
  expect(dialog).toHaveAttribute('data-state', 'open')
})

test('the page behind does not scroll, and scrolls again afterwards', async () => {
  const { user } = await open()
  expect(document.documentElement).toHaveStyle({ overflow: 'hidden' })
  await user.keyboard('{Escape}')
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' })
})

test('the space of a scrollbar is kept', async () => {
  // jsdom has no layout: the page is 0 wide in a window of 1024.
  const { user } = await open()
  expect(document.documentElement.style.getPropertyValue('scrollbar-gutter')).toBe('stable')
  await user.keyboard('{Escape}')
  expect(document.documentElement.style.getPropertyValue('scrollbar-gutter')).toBe('')
})

test('an open dialog is known to the rest of the page', async () => {
  const { user } = await open()
  expect(status()).toHaveTextContent('a dialog is open')
  await user.keyboard('{Escape}')
  expect(status()).toHaveTextContent('no dialog is open')
})

test('one that is taken away while open lets the page go', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Page isShown />)
  await user.click(screen.getByRole('button', { name: 'Donate' }))
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()))
  rerender(<Page isShown={false} />)
  expect(status()).toHaveTextContent('no dialog is open')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Donate' })).toHaveFocus())
  expect(document.body).not.toHaveStyle({ pointerEvents: 'none' })
})
