import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { SearchableFaqs } from '#src/features/faqs/searchable-faqs.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

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

function Page() {
  return (
    <SearchableFaqs
      hero={{ heading: 'Questions we get a lot', intro: '<p>Type a word.</p>', picture: null }}
      common={{
        copy: { key: 'common', heading: 'Common questions' },
        questions: [faq('cost', 'What does it cost?', 'Nothing at all.')],
      }}
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

/** Opens the page of questions at an address, with its router for the history. */
export function openFaqs(address = '/faqs') {
  const router = createMemoryRouter([{ path: '/faqs', element: <Page /> }], { initialEntries: [address] })
  return { router, ...renderWithTheme(<RouterProvider router={router} />) }
}
