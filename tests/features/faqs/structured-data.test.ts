import { expect, test } from 'vitest'
import { faqsStructuredData } from '#src/features/faqs/structured-data.ts'

const faqs = [{ question: 'Are men welcome?', html: '<p>Yes: <a href="/volunteer">help</a>.</p>' }]

test('search engines read each question with its answer, and absolute links', () => {
  expect(faqsStructuredData(faqs, 'https://gelegrid.example')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Are men welcome?',
        acceptedAnswer: {
          '@type': 'Answer',
          text: '<p>Yes: <a href="https://gelegrid.example/volunteer">help</a>.</p>',
        },
      },
    ],
  })
})
