import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import * as page from '#src/routes/site/non-profits.tsx'
import { cssOf } from '#tests/ui/browser-fakes.ts'
import { headOf, showPage } from '#tests/sections/show-page.tsx'

const show = (at?: string) => showPage(page, { path: '/non-profits', at })
const section = (name: string) => within(screen.getByRole('region', { name }))

test('the tab is titled Non Profits and the name of the site', () => {
  expect(headOf(page).title).toBe('Non Profits - Kente Code')
})

test('the hero comes first, with its picture [NONPROFIT-1]', () => {
  show()
  expect(screen.getByRole('heading', { level: 1, name: 'Small organisations, one long table' })).toBeVisible()
  expect(screen.getByRole('img', { name: /community house/ })).toBeInTheDocument()
})

test('beside the words on support there is a button to partner [NONPROFIT-2]', () => {
  show()
  const support = section('How we support non-profits')
  expect(support.getByText(/A partnership begins with one workshop/)).toBeVisible()
  expect(support.getByRole('link', { name: 'Partner with us' })).toHaveAttribute('href', '/partner-with-us')
})

test('six benefit cards stand in two columns [NONPROFIT-3 NONPROFIT-4]', () => {
  show()
  const benefits = section('Benefits of Partnership with Us')
  expect(benefits.getAllByRole('listitem')).toHaveLength(6)
  expect(benefits.getAllByRole('heading', { level: 3 })).toHaveLength(6)
  const css = cssOf(benefits.getByRole('list')).replace(/\s/g, '')
  expect(css).toMatch(/min-width:48rem\)\{[^}]*grid-template-columns:repeat\(2,/)
})

test('the icons of the benefits are hidden on small screens and shown on larger ones [NONPROFIT-5 NONPROFIT-6]', () => {
  show()
  const cards = section('Benefits of Partnership with Us').getAllByRole('listitem')
  for (const card of cards) {
    const seat = card.querySelector('svg')!.closest('[aria-hidden]')!.parentElement!.parentElement!
    const css = cssOf(seat).replace(/\s/g, '')
    expect(css).toMatch(/\{display:none/)
    expect(css).toMatch(/min-width:48rem\)\{[^}]*display:inline-flex/)
  }
})

test('three questions are asked, all closed at first [NONPROFIT-7]', () => {
  show()
  const questions = section('Frequently Asked Questions')
  expect(questions.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'How does our organisation become a partner?',
    'Can an unregistered organisation partner with you?',
    'How is the work with non-profits funded?',
  ])
  for (const details of document.querySelectorAll('details')) expect(details).not.toHaveAttribute('open')
  expect(screen.getByText(/met under a tree/)).not.toBeVisible()
})

test('a question expands and collapses', async () => {
  show()
  const question = screen.getByText('Can an unregistered organisation partner with you?')
  await userEvent.click(question)
  expect(screen.getByText(/met under a tree/)).toBeVisible()
  await userEvent.click(question)
  expect(screen.getByText(/met under a tree/)).not.toBeVisible()
})

test('the page can be opened at a question', () => {
  show('/non-profits#can-an-unregistered-organisation-partner')
  expect(screen.getByText(/met under a tree/)).toBeVisible()
  expect(screen.getByText(/By gifts from individuals/)).not.toBeVisible()
})

test('BECOME A NONPROFIT PARTNER leads to the contact page [NONPROFIT-9]', () => {
  show()
  expect(screen.getByRole('link', { name: 'BECOME A NONPROFIT PARTNER' })).toHaveAttribute(
    'href',
    '/contact-us',
  )
})
