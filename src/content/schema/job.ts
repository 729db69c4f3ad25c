import { markdownCollection } from './document.ts'
import { choice, date, email, order, text } from './field.ts'

export const Job = markdownCollection({
  name: 'Job',
  description: 'An open position.',
  path: 'jobs',
  body: 'The work, whom we look for, what we offer.',
  fields: {
    role: text('The role.', { maxLength: 60 }),
    location: text('Where, and whether remote.', { maxLength: 80 }),
    employment: choice('How much.', ['Full-Time', 'Part-Time']),
    closesOn: date('The last day to apply.'),
    applyTo: email('Where applications go.'),
    order: order(),
  },
})
