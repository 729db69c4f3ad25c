import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SearchableFaqs } from '#src/features/faqs/searchable-faqs.tsx'
import { fill, renderRoutes } from '#tests/setup/render.tsx'

const faq = (id: string, question: string, answer: string) => ({ id, question, html: `<p>${answer}</p>` })

const topics = [
  {
    copy: { key: 'donations', heading: 'About Donations' },
    lists: [
      {
        key: 'donations',
        questions: [
          faq('smallest', 'What is the smallest donation?', 'It is <strong>₦15,000</strong>.'),
          faq('tax', 'Are donations tax-deductible?', 'Yes. You get a receipt.'),
        ],
      },
    ],
  },
  {
    copy: { key: 'nonprofits', heading: 'About Nonprofits' },
    lists: [
      {
        key: 'nonprofits',
        questions: [faq('grants', 'Do you give grants?', 'No, but see <a href="/donate">here</a>.')],
      },
      {
        key: 'non-profit-page',
        questions: [faq('unregistered', 'Can we partner?', 'Yes, even unregistered.')],
      },
    ],
  },
  {
    copy: { key: 'community', heading: 'About Community' },
    lists: [{ key: 'community', questions: [faq('men', 'Are men welcome?', 'As mentors and donors, yes.')] }],
  },
]

const common = {
  copy: { key: 'common', heading: 'Common questions' },
  questions: [faq('cost', 'What does it cost?', 'Nothing at all.')],
}

function Page() {
  return (
    <SearchableFaqs
      hero={{ heading: 'Questions we get a lot', intro: '<p>Type a word.</p>', picture: null }}
      common={common}
      topics={topics}
      ask={{
        key: 'ask',
        heading: 'Still wondering?',
        actions: [{ label: 'Email Us Here', to: '/contact-us' }],
      }}
      emptyPicture={{ src: '/images/empty.svg', alt: '', width: 100, height: 100 }}
    />
  )
}

const openFaqs = (address = '/faqs') => renderRoutes([{ path: '/faqs', element: <Page /> }], address)

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

test('headings lead from the page to its sections and from there to the questions [FAQ-2 FAQ-3]', async () => {
  await openFaqs()
  expect(headings(1)).toEqual(['Questions we get a lot'])
  expect(headings(2)).toEqual(TOPICS)
  expect(headings(3)).toHaveLength(6)
})

test('typing leaves only what matches, the question about it before the answer that mentions it, without a call to the server [FAQ-1 CALL-12]', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const { user } = await openFaqs()
  await user.type(box(), 'don')
  await screen.findByRole('heading', { name: 'Answers about “don”' })
  expect(headings(3)).toEqual([
    'What is the smallest donation?',
    'Are donations tax-deductible?',
    'Are men welcome?',
  ])
  expect(box()).toHaveFocus()
  expect(fetched).not.toHaveBeenCalled()
})

test('few answers are open at once, many wait to be opened', async () => {
  const { user } = await openFaqs()
  await fill(user, box(), 'receipt')
  await screen.findByRole('heading', { name: 'Answers about “receipt”' })
  expect(screen.getByText('Yes. You get a', { exact: false })).toBeVisible()
  await user.clear(box())
  await fill(user, box(), 'do')
  await screen.findByRole('heading', { name: 'Answers about “do”' })
  expect(screen.getByText('Yes. You get', { exact: false })).not.toBeVisible()
})

test('the box scrolls up when results come, where the keyboard of a phone would cover them', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 600, 300, 100))
  const { user } = await openFaqs()
  await user.type(box(), 'don')
  await screen.findByRole('heading', { name: 'Answers about “don”' })
  expect(scrolled).toHaveBeenCalledOnce()
})

test('without a match, the page says so and offers to write to us [FAQ-5]', async () => {
  const { user } = await openFaqs()
  await fill(user, box(), 'bitcoin')
  const found = await screen.findByRole('region', { name: 'Nothing yet about “bitcoin”' })
  expect(within(found).getByRole('link', { name: 'Email Us Here' })).toHaveAttribute('href', '/contact-us')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing matches “bitcoin”.'))
})

test('the address looks for what was typed, also after Back and Forward', async () => {
  const { router, address, user } = await openFaqs()
  await fill(user, box(), 'rec')
  await waitFor(() => expect(address()).toBe('/faqs?q=rec'))
  await fill(user, box(), 'eipt')
  await waitFor(() => expect(address()).toBe('/faqs?q=receipt'))
  await act(() => router.navigate('/faqs'))
  expect(box()).toHaveValue('')
  expect(headings(2)).toEqual(TOPICS)
  await act(() => router.navigate(-1))
  expect(box()).toHaveValue('receipt')
  expect(headings(3)).toEqual(['Are donations tax-deductible?'])
})

test('all questions can be shown again, with the focus in the box', async () => {
  const { address, user } = await openFaqs('/faqs?q=tax')
  await screen.findByRole('heading', { name: 'Answers about “tax”' })
  await user.click(screen.getByRole('button', { name: 'Show all questions' }))
  expect(headings(2)).toEqual(TOPICS)
  expect(box()).toHaveFocus()
  expect(address()).toBe('/faqs')
})

test('an address that ends in a question opens its answer, also from the middle of a search', async () => {
  const { router } = await openFaqs('/faqs?q=tax')
  await screen.findByRole('heading', { name: 'Answers about “tax”' })
  expect(screen.queryByText('Yes, even unregistered.')).not.toBeInTheDocument()
  await act(() => router.navigate('/faqs#unregistered'))
  expect(screen.getByText('Yes, even unregistered.')).toBeVisible()
})
