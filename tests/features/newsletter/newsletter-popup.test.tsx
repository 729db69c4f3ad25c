import { act, fireEvent, screen } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ReactNode } from 'react'
import { renderWithTheme } from '#tests/setup/render.tsx'
import { countVisit, NewsletterPopup } from '#src/features/newsletter/newsletter-popup.tsx'
import { Dialog } from '#src/ui/feedback/dialog.tsx'

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

function remember(visitCount: string, lastVisit = String(NOW - HOUR)) {
  localStorage.setItem('visitCount', visitCount)
  localStorage.setItem('lastVisit', lastVisit)
}

function Page({ children, isDialogOpen = false }: { children?: ReactNode; isDialogOpen?: boolean }) {
  return (
    <MemoryRouter>
      <main tabIndex={-1}>{children}</main>
      <Dialog isOpen={isDialogOpen} onClose={vi.fn()} label="Donate">
        <button>Cancel</button>
      </Dialog>
      <NewsletterPopup newsletter={newsletter} />
    </MemoryRouter>
  )
}

async function visit(page = <Page />) {
  const result = renderWithTheme(page)
  await pass(0)
  return result
}

/** Advances fake timers. The card is loaded on demand, which takes real time. */
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

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})

test('a first visit is counted, without an invitation [NEWS-6 NEWS-10 NEWS-12 NEWS-13]', async () => {
  await visit()
  expect(localStorage.getItem('visitCount')).toBe('1')
  expect(localStorage.getItem('lastVisit')).toBe(String(NOW))
  expect(card()).not.toBeInTheDocument()
})

test('the fourth visit shows the invitation with its texts, and a button to a new tab [NEWS-1 NEWS-2 NEWS-4]', async () => {
  remember('3')
  await visit()
  expect(localStorage.getItem('visitCount')).toBe('4')
  expect(card()).toBeVisible()
  expect(card()).toHaveTextContent('Stay in the loop with our latest updates!')
  expect(card()).toHaveTextContent('One short letter a month.')
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('target', '_blank')
})

test('a page that stays open counts again at the first check after an hour, of those every five minutes [NEWS-11]', async () => {
  remember('3', String(NOW - 2 * MINUTE))
  await visit()
  await pass(60 * MINUTE - 100)
  expect(localStorage.getItem('visitCount')).toBe('3')
  await pass(100)
  expect(localStorage.getItem('visitCount')).toBe('4')
  expect(card()).toBeVisible()
})

test.each([
  ['the ×', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
])('%s closes it until the next fourth visit [NEWS-5]', async (_how, close) => {
  remember('3')
  const { unmount } = await visit()
  close()
  expect(card()).not.toBeInTheDocument()
  unmount()
  remember('7')
  await visit()
  expect(card()).toBeVisible()
})

test('visits after a sign-up count, without an invitation [MORE-9]', async () => {
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

test('it takes no focus, is announced politely, and closing it with the keyboard leads back', async () => {
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
  screen.getByRole('link', { name: 'Blog' }).focus()
  const close = screen.getByRole('button', { name: 'Close' })
  act(() => close.focus())
  fireEvent.click(close)
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveFocus()
})

test('it waits for the next page where a form has been used [MORE-8]', async () => {
  remember('3')
  renderWithTheme(
    <Page>
      <form>
        <input aria-label="Email" />
      </form>
      <Link to="/events">Events</Link>
    </Page>,
  )
  act(() => screen.getByLabelText('Email').focus())
  act(() => screen.getByLabelText('Email').blur())
  await pass(0)
  expect(card()).not.toBeInTheDocument()
  fireEvent.click(screen.getByRole('link', { name: 'Events' }))
  await pass(0)
  expect(card()).toBeVisible()
})

test('it waits while a dialog is open [MORE-8]', async () => {
  remember('3')
  const { rerender } = await visit(<Page isDialogOpen />)
  expect(card()).not.toBeInTheDocument()
  rerender(<Page />)
  await pass(0)
  expect(card()).toBeVisible()
})

test.each([
  ['the first one', { lastVisit: null, visitCount: null }, 1],
  ['less than an hour after the last', { lastVisit: NOW - HOUR + 1, visitCount: 3 }, undefined],
  ['an hour after the last', { lastVisit: NOW - HOUR, visitCount: 1 }, 2],
  ['after a clock was set back a little', { lastVisit: NOW + HOUR - 1, visitCount: 3 }, undefined],
  ['after one in the far future', { lastVisit: NOW + 365 * 24 * HOUR, visitCount: 3 }, 4],
])('a visit makes this number of visits, or does not count: %s [NEWS-8 NEWS-9]', (_when, before, count) => {
  const counted = countVisit(before, NOW)
  expect(counted?.visitCount).toBe(count)
  expect(counted?.lastVisit).toBe(count && NOW)
})

test('every fourth visit that counts brings the invitation [NEWS-7]', () => {
  let history: { lastVisit: number | null; visitCount: number | null } = { lastVisit: null, visitCount: null }
  const invited: Array<number> = []
  for (let visit = 1; visit <= 12; visit += 1) {
    const counted = countVisit(history, NOW + visit * HOUR)
    if (counted?.isInvitationDue) invited.push(visit)
    history = counted ?? history
  }
  expect(invited).toEqual([4, 8, 12])
})
