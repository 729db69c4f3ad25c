import { ChakraProvider } from '@chakra-ui/react'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef, useState, type ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { system } from '#src/theme/system.ts'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { useIsDialogOpen } from '#src/ui/feedback/open-dialogs.ts'
import '#tests/setup/dialog.ts'

function Status() {
  return <p role="status">{useIsDialogOpen() ? 'a dialog is open' : 'no dialog is open'}</p>
}

type PageProps = {
  variant?: ComponentProps<typeof Dialog>['variant']
  startsAtField?: boolean
  keepMounted?: boolean
  isShown?: boolean
}

function Page({ variant, startsAtField = false, keepMounted, isShown = true }: PageProps) {
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
          variant={variant}
          initialFocus={startsAtField ? fieldRef : undefined}
          keepMounted={keepMounted}
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
  const user = userEvent.setup()
  render(<Page {...props} />)
  await user.click(screen.getByRole('button', { name: 'Donate' }))
  return { user, dialog: screen.getByRole('dialog', { name: 'Donate to laptops' }) }
}

test('a closed dialog holds nothing', () => {
  render(<Page />)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument()
})

test('one that keeps its content mounted hides it while it is closed, and opens with the same elements', async () => {
  render(<Page keepMounted />)
  const field = screen.getByLabelText('Amount')
  expect(screen.queryByRole('textbox', { name: 'Amount' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Donate' }))
  expect(screen.getByRole('textbox', { name: 'Amount' })).toBe(field)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(field).toBeInTheDocument()
})

test.each(['modal', 'sheet', 'fullscreen'] as const)(
  'a %s opens with its name and its content',
  async (variant) => {
    const { dialog } = await open({ variant })
    expect(dialog).toHaveProperty('open', true)
    expect(screen.getByLabelText('Amount')).toBeVisible()
  },
)

test('the first control has the focus', async () => {
  await open()
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
})

test('the control that was asked for has the focus', async () => {
  await open({ startsAtField: true })
  expect(screen.getByLabelText('Amount')).toHaveFocus()
})

test('closing takes the content away and gives the focus back', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Donate' })).toHaveFocus()
})

test('it opens again, empty', async () => {
  const { user } = await open()
  await user.type(screen.getByLabelText('Amount'), '20')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Donate' }))
  expect(screen.getByLabelText('Amount')).toHaveValue('')
})

test('Escape closes it', async () => {
  const { user } = await open()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a browser that closes it without asking is followed', async () => {
  const { dialog } = await open()
  if (dialog instanceof HTMLDialogElement) dialog.close()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('no dialog is open'))
})

test('a file field that was left without choosing does not close it', async () => {
  const { dialog } = await open()
  fireEvent(screen.getByLabelText('Receipt'), new Event('cancel', { bubbles: true }))
  expect(dialog).toHaveProperty('open', true)
})

test('a click on the backdrop closes it', async () => {
  const { user, dialog } = await open()
  await user.click(dialog)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a press inside that ends on the backdrop does not close it', async () => {
  const { user, dialog } = await open()
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByLabelText('Amount') },
    { keys: '[/MouseLeft]', target: dialog },
  ])
  fireEvent.click(dialog)
  expect(dialog).toHaveProperty('open', true)
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
  expect(screen.getByRole('status')).toHaveTextContent('a dialog is open')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('status')).toHaveTextContent('no dialog is open')
})

test('one that is taken away while open lets the page go', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Page isShown />)
  await user.click(screen.getByRole('button', { name: 'Donate' }))
  rerender(<Page isShown={false} />)
  expect(screen.getByRole('status')).toHaveTextContent('no dialog is open')
  expect(screen.getByRole('button', { name: 'Donate' })).toHaveFocus()
})
