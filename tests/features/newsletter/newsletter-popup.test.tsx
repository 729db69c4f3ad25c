import { ChakraProvider } from '@chakra-ui/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NewsletterPopup } from '../../../src/features/newsletter/newsletter-popup'
import { system } from '../../../src/theme/system'
import { Dialog } from '../../../src/ui/dialog'
import '../../setup/dialog'

const NOW = Date.UTC(2026, 10, 20, 9, 0)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const newsletter = {
  title: 'Join Our Newsletter',
  subtitle: 'Stay in the loop with our latest updates!',
  body: 'One short letter a month.',
  button: 'Sign Up',
  url: 'https://newsletter.gelegrid.example/subscribe',
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: NOW })
})

afterEach(() => {
  vi.useRealTimers()
})

function remember(visitCount: string, lastVisit = String(NOW - HOUR)) {
  localStorage.setItem('visitCount', visitCount)
  localStorage.setItem('lastVisit', lastVisit)
}

function Page({ children, isDialogOpen = false }: { children?: ReactNode; isDialogOpen?: boolean }) {
  return (
    <ChakraProvider value={system}>
      <main tabIndex={-1}>{children}</main>
      <Dialog isOpen={isDialogOpen} onClose={() => {}} label="Donate">
        <button>Cancel</button>
      </Dialog>
      <NewsletterPopup newsletter={newsletter} />
    </ChakraProvider>
  )
}

async function visit(page = <Page />) {
  const result = render(page)
  await pass(0)
  return result
}

/** The card is fetched when it is due: that takes real time, whatever the clock of the test says. */
async function pass(ms: number) {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(10)
  })
}

function card() {
  return screen.queryByRole('complementary', { name: 'Join Our Newsletter' })
}

test('a first visit is counted, and nobody is asked for anything', async () => {
  await visit()
  expect(localStorage.getItem('visitCount')).toBe('1')
  expect(localStorage.getItem('lastVisit')).toBe(String(NOW))
  expect(card()).not.toBeInTheDocument()
})

test('the fourth visit brings the invitation with its words', async () => {
  remember('3')
  await visit()
  expect(localStorage.getItem('visitCount')).toBe('4')
  expect(card()).toBeVisible()
  expect(card()).toHaveTextContent('Stay in the loop with our latest updates!')
  expect(card()).toHaveTextContent('One short letter a month.')
})

test('Sign Up opens the sign-up page in a new tab that knows nothing of this one', async () => {
  remember('3')
  await visit()
  const link = screen.getByRole('link', { name: 'Sign Up' })
  expect(link).toHaveAttribute('href', newsletter.url)
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener')
})

test('a visit within the hour does not count, so a fourth visit is asked once', async () => {
  remember('4', String(NOW - HOUR + 1000))
  await visit()
  expect(localStorage.getItem('visitCount')).toBe('4')
  expect(card()).not.toBeInTheDocument()
})

test('a page that stays open counts again at the first check after an hour', async () => {
  remember('3', String(NOW - 2 * MINUTE))
  await visit()
  await pass(55 * MINUTE)
  expect(localStorage.getItem('visitCount')).toBe('3')
  await pass(5 * MINUTE)
  expect(localStorage.getItem('visitCount')).toBe('4')
  expect(card()).toBeVisible()
})

test('the check comes every five minutes', async () => {
  remember('1', String(NOW - HOUR + 1))
  await visit()
  await pass(5 * MINUTE - 100)
  expect(localStorage.getItem('visitCount')).toBe('1')
  await pass(100)
  expect(localStorage.getItem('visitCount')).toBe('2')
})

test('nothing is checked any more when the page is left', async () => {
  const { unmount } = await visit()
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('the × closes it until the next fourth visit', async () => {
  remember('3')
  const { unmount } = await visit()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(card()).not.toBeInTheDocument()
  unmount()
  remember('7')
  await visit()
  expect(card()).toBeVisible()
})

test('Escape closes it from anywhere', async () => {
  remember('3')
  await visit()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(card()).not.toBeInTheDocument()
})

test('an Escape that something else took does not close it', async () => {
  remember('3')
  await visit(
    <Page>
      <button onKeyDown={(event) => event.preventDefault()}>More</button>
    </Page>,
  )
  fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'Escape' })
  expect(card()).toBeVisible()
})

test('it takes no focus and says politely that it is there', async () => {
  remember('3')
  await visit(
    <Page>
      <a href="/blog">Blog</a>
    </Page>,
  )
  expect(document.body).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent(
    'Join Our Newsletter. Stay in the loop with our latest updates!',
  )
})

test('closing it with the keyboard leads back to where one was', async () => {
  remember('3')
  await visit(
    <Page>
      <a href="/blog">Blog</a>
    </Page>,
  )
  screen.getByRole('link', { name: 'Blog' }).focus()
  const close = screen.getByRole('button', { name: 'Close' })
  act(() => close.focus())
  fireEvent.click(close)
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveFocus()
})

test('closing it with the keyboard leads into the page when one came from nowhere', async () => {
  remember('3')
  await visit()
  const close = screen.getByRole('button', { name: 'Close' })
  act(() => close.focus())
  fireEvent.keyDown(close, { key: 'Escape' })
  expect(screen.getByRole('main')).toHaveFocus()
})

test('whoever went to sign up is counted but not asked again', async () => {
  remember('3')
  const { unmount } = await visit()
  fireEvent.click(screen.getByRole('link', { name: 'Sign Up' }))
  expect(card()).not.toBeInTheDocument()
  unmount()
  remember('7')
  await visit()
  expect(localStorage.getItem('visitCount')).toBe('8')
  expect(card()).not.toBeInTheDocument()
})

test('it waits while a form has the focus', async () => {
  remember('3')
  const form = (
    <form>
      <input aria-label="Email" />
    </form>
  )
  render(<Page>{form}</Page>)
  act(() => screen.getByLabelText('Email').focus())
  await pass(0)
  expect(card()).not.toBeInTheDocument()
  act(() => screen.getByLabelText('Email').blur())
  await pass(0)
  expect(card()).toBeVisible()
})

test('it waits while something typed is left in a form, and comes when the form is gone', async () => {
  remember('3')
  const { rerender } = render(
    <Page>
      <form>
        <textarea aria-label="Message" />
      </form>
    </Page>,
  )
  fireEvent.input(screen.getByLabelText('Message'), { target: { value: 'Good morning' } })
  await pass(10_000)
  expect(card()).not.toBeInTheDocument()
  rerender(<Page>Thank you!</Page>)
  await pass(1000)
  expect(card()).toBeVisible()
})

test('it makes way for somebody who begins to fill in a form', async () => {
  remember('3')
  await visit(
    <Page>
      <input aria-label="Search" />
    </Page>,
  )
  expect(card()).toBeVisible()
  act(() => screen.getByLabelText('Search').focus())
  await pass(0)
  expect(card()).not.toBeInTheDocument()
})

test('a form that was filled in by the page itself is not in progress', async () => {
  remember('3')
  await visit(
    <Page>
      <form>
        <input aria-label="Country" defaultValue="Nigeria" />
      </form>
    </Page>,
  )
  expect(card()).toBeVisible()
})

test('it waits while a dialog is open', async () => {
  remember('3')
  const { rerender } = await visit(<Page isDialogOpen />)
  expect(card()).not.toBeInTheDocument()
  rerender(<Page />)
  await pass(0)
  expect(card()).toBeVisible()
})

test.each([
  { what: 'words', visitCount: 'four', lastVisit: 'yesterday' },
  { what: 'nothing', visitCount: '', lastVisit: '' },
  { what: 'a fraction', visitCount: '3.5', lastVisit: 'NaN' },
])('$what in storage counts as no visit', async ({ visitCount, lastVisit }) => {
  remember(visitCount, lastVisit)
  await visit()
  expect(localStorage.getItem('visitCount')).toBe('1')
  expect(localStorage.getItem('lastVisit')).toBe(String(NOW))
})

test('blocked storage brings neither an error nor an invitation', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  await visit()
  await pass(5 * HOUR)
  expect(card()).not.toBeInTheDocument()
})
