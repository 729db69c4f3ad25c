import { yamlCollection } from './document.ts'
import { choice, order, richText, text } from './field.ts'

export const Faq = yamlCollection({
  name: 'Faq',
  description: 'A question with its answer. The file name is its address: /faqs#file-name.',
  path: 'faqs',
  fields: {
    question: text('The question.', { maxLength: 140 }),
    answer: richText('The answer.'),
    section: choice('Where it is shown.', [
      'common',
      'donations',
      'nonprofits',
      'community',
      'non-profit-page',
    ]),
    order: order('Place within its section, counted from 1.'),
  },
})
