import { ChakraProvider } from '@chakra-ui/react'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { system } from '#src/theme/system.ts'
import { card, HOUR, MINUTE, newsletter, NOW, pass, remember, visit } from './newsletter-page.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: NOW })
})

afterEach(() => {
  vi.useRealTimers()
})

test('a first visit is counted, without an invitation [NEWS-6 NEWS-10 NEWS-12 NEWS-13]', async () => {
  await visit()
  expect(localStorage.getItem('visitCount')).toBe('1')
  expect(localStorage.getItem('lastVisit')).toBe(String(NOW))
  expect(card()).not.toBeInTheDocument()
})

test('the fourth visit shows the invitation with its texts [NEWS-1 NEWS-2]', async () => {
  remember('3')
  await visit()
  expect(localStorage.getItem('visitCount')).toBe('4')
  expect(card()).toBeVisible()
  expect(card()).toHaveTextContent('Stay in the loop with our latest updates!')
  expect(card()).toHaveTextContent('One short letter a month.')
})

test('Sign Up opens the sign-up page in a new tab without opener [NEWS-4]', async () => {
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

test('the check comes every five minutes [NEWS-11]', async () => {
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

test('the × closes it until the next fourth visit [NEWS-5]', async () => {
  remember('3')
  const { unmount } = await visit()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
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

test('an invitation that cannot be fetched is not announced, and the page stays', async () => {
  vi.resetModules()
  vi.doMock('#src/features/newsletter/newsletter-card.tsx', () => Promise.reject(new TypeError('offline')))
  const { NewsletterPopup } = await import('#src/features/newsletter/newsletter-popup.tsx')
  remember('3')
  await visit(
    <ChakraProvider value={system}>
      <main>Blog</main>
      <NewsletterPopup newsletter={newsletter} />
    </ChakraProvider>,
  )
  vi.doUnmock('#src/features/newsletter/newsletter-card.tsx')
  expect(screen.getByRole('main')).toHaveTextContent('Blog')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
