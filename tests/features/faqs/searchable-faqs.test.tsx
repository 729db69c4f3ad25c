import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { faqsPageAt } from './faqs-page.tsx'

function visit(address = '/faqs') {
  const { router, page } = faqsPageAt(address)
  render(page)
  return { router, user: userEvent.setup() }
}

function box() {
  return screen.getByRole('searchbox', { name: 'Search all questions and answers' })
}

function headings(level: number) {
  return screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent)
}

const TOPICS = [
  'Common questions',
  'About Donations',
  'About Nonprofits',
  'About Community',
  'Still wondering?',
]

test('headings lead from the page to its sections and from there to the questions [FAQ-2 FAQ-3]', () => {
  visit()
  expect(headings(1)).toEqual(['Questions we get a lot'])
  expect(headings(2)).toEqual(TOPICS)
  expect(headings(3)).toHaveLength(6)
})

test('typing leaves only what matches, the question about it before the answer that mentions it [FAQ-1]', async () => {
  const { user } = visit()
  await user.type(box(), 'don')
  await screen.findByRole('heading', { name: 'Answers about “don”' })
  expect(headings(3)).toEqual([
    'What is the smallest donation?',
    'Are donations tax-deductible?',
    'Are men welcome?',
  ])
  expect(box()).toHaveFocus()
})

test('matches are marked in question and answer, and links in answers stay intact', async () => {
  const { user } = visit()
  await user.type(box(), 'grant here')
  const grants = await screen.findByRole('heading', { name: 'Do you give grants?' })
  expect(within(grants).getByText('grant').tagName).toBe('MARK')
  const link = screen.getByRole('link', { name: 'here' })
  expect(link).toHaveAttribute('href', '/donate')
  expect(within(link).getByText('here').tagName).toBe('MARK')
})

test('few answers are open at once, many wait to be opened', async () => {
  const { user } = visit()
  await user.type(box(), 'receipt')
  await screen.findByRole('heading', { name: 'Answers about “receipt”' })
  expect(screen.getByText('Yes. You get a', { exact: false })).toBeVisible()
  await user.clear(box())
  await user.type(box(), 'do')
  await screen.findByRole('heading', { name: 'Answers about “do”' })
  expect(screen.getByText('Yes. You get', { exact: false })).not.toBeVisible()
})

test('the number of matches is announced politely after a pause', async () => {
  const { user } = visit()
  const status = screen.getByRole('status')
  await user.type(box(), 'dontaion')
  await waitFor(() =>
    expect(status).toHaveTextContent(
      'Nothing has “dontaion” in this spelling. 2 results with similar words.',
    ),
  )
  await user.clear(box())
  expect(status).toBeEmptyDOMElement()
})

test('without a match, the page says so and offers to write to us [FAQ-5]', async () => {
  const { user } = visit()
  await user.type(box(), 'bitcoin')
  const found = await screen.findByRole('region', { name: 'Nothing yet about “bitcoin”' })
  expect(within(found).getByRole('link', { name: 'Email Us Here' })).toHaveAttribute('href', '/contact-us')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing matches “bitcoin”.'))
})

test('the address looks for what was typed, as one step of history', async () => {
  const { router, user } = visit()
  await user.type(box(), 'rec')
  await waitFor(() => expect(router.state.location.search).toBe('?q=rec'))
  await user.type(box(), 'eipt')
  await waitFor(() => expect(router.state.location.search).toBe('?q=receipt'))
  await act(() => router.navigate(-1))
  expect(box()).toHaveValue('')
  expect(headings(2)).toEqual(TOPICS)
  await act(() => router.navigate(1))
  expect(box()).toHaveValue('receipt')
  expect(headings(3)).toEqual(['Are donations tax-deductible?'])
})

test.each(['Clear the search', 'Show all questions'])(
  '"%s" brings the sections back and leads to the box',
  async (name) => {
    const { router, user } = visit('/faqs?q=tax')
    await screen.findByRole('heading', { name: 'Answers about “tax”' })
    await user.click(screen.getByRole('button', { name }))
    expect(headings(2)).toEqual(TOPICS)
    expect(box()).toHaveValue('')
    expect(box()).toHaveFocus()
    expect(router.state.location.search).toBe('')
  },
)

test('an address that ends in a question opens its answer, also from the middle of a search', async () => {
  const { router } = visit('/faqs?q=tax')
  await screen.findByRole('heading', { name: 'Answers about “tax”' })
  expect(screen.queryByText('Yes, even unregistered.')).not.toBeInTheDocument()
  await act(() => router.navigate('/faqs#unregistered'))
  expect(screen.getByText('Yes, even unregistered.')).toBeVisible()
})
