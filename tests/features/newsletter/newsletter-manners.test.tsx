import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { card, NOW, Page, pass, remember, visit } from './newsletter-page.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: NOW })
})

afterEach(() => {
  vi.useRealTimers()
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

test('it takes no focus and is announced politely', async () => {
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

test('it waits while a form has the focus [MORE-8]', async () => {
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

test('it waits while a dialog is open [MORE-8]', async () => {
  remember('3')
  const { rerender } = await visit(<Page isDialogOpen />)
  expect(card()).not.toBeInTheDocument()
  rerender(<Page />)
  await pass(0)
  expect(card()).toBeVisible()
})
