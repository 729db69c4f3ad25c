import { ChakraProvider } from '@chakra-ui/react'
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { system } from '../../src/theme/system'
import { toast, Toaster } from '../../src/ui/toast'
import { toast as loadedToast } from '../../src/ui/toaster'

vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => {},
  removeEventListener: () => {},
}))

afterEach(() => loadedToast.removeAll())

function Page() {
  return (
    <ChakraProvider value={system}>
      <Toaster />
    </ChakraProvider>
  )
}

test('a page on which nothing happens has no toaster in it', () => {
  const { container } = render(<Page />)
  expect(container).toBeEmptyDOMElement()
})

test('the first message brings the toaster along and is read out', async () => {
  render(<Page />)
  toast.success('Sign out success')
  expect(await screen.findByText('Sign out success')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('Sign out success')
})

test('a loading message is replaced by its outcome and dismissed by its id', async () => {
  render(<Page />)
  const id = toast.loading('Sending…')
  expect(await screen.findByText('Sending…')).toBeInTheDocument()
  toast.error('An error occurred!', id)
  expect(await screen.findByText('An error occurred!')).toBeInTheDocument()
  expect(screen.queryByText('Sending…')).not.toBeInTheDocument()
  toast.dismiss(id)
  await waitFor(() => expect(screen.queryByText('An error occurred!')).not.toBeInTheDocument(), {
    timeout: 4000,
  })
})
