import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { card, HOUR, MINUTE, NOW, pass, remember, visit } from './newsletter-page.tsx'

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

test('blocked storage brings neither an error nor an invitation', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  await visit()
  await pass(5 * HOUR)
  expect(card()).not.toBeInTheDocument()
})
