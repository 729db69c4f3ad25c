import { expect, test } from 'vitest'
import { faqsStructuredData } from '#src/features/faqs/structured-data.ts'

const faqs = [{ question: 'Are men welcome?', html: '<p>Yes: <a href="/volunteer">help</a>.</p>' }]

test('search engines read each question with its answer', () => {
  expect(faqsStructuredData(faqs, undefined)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Are men welcome?',
        acceptedAnswer: { '@type': 'Answer', text: '<p>Yes: <a href="/volunteer">help</a>.</p>' },
      },
    ],
  })
})

test("links in answers are absolute if the site's URL is known", () => {
  const [first] = faqsStructuredData(faqs, 'https://gelegrid.example').mainEntity
  expect(first?.acceptedAnswer.text).toContain('href="https://gelegrid.example/volunteer"')
})
