import { yamlCollection } from './document.ts'
import { choice, list, order, text } from './field.ts'

export const StaffReply = yamlCollection({
  name: 'StaffReply',
  heading: 'Beginning of an answer by staff',
  description:
    'The beginning of an answer by mail to what somebody sent with a form. Greeting and signature are added, ' +
    'and the reference in the subject. Only staff see it, who change it before it is sent.',
  path: 'staff-replies',
  fields: {
    title: text('What staff choose it by.', { maxLength: 60 }),
    subject: text('The subject of the mail.', { maxLength: 120 }),
    text: text('The text, in plain paragraphs. {reference} is filled in.', {
      placeholders: ['reference'],
      paragraphs: true,
    }),
    kinds: list(
      'The forms it answers. Left out, it is offered for all.',
      choice('A form.', ['contact', 'volunteering', 'donations', 'nominations', 'newsletter', 'job-mail']),
      { optional: true, min: 1 },
    ),
    order: order(),
  },
})
