import { yamlCollection } from './document.ts'
import { order, text } from './field.ts'

export const MemberTestimonial = yamlCollection({
  name: 'MemberTestimonial',
  description: 'What a member says, on the About page of the member area.',
  path: 'member-testimonials',
  fields: {
    author: text('Who says it.', { maxLength: 60 }),
    content: text('What she says, without quotation marks.', { maxLength: 400 }),
    order: order(),
  },
})
