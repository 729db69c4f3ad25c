import { yamlCollection } from './document.ts'
import { image, order, text } from './field.ts'

export const Testimonial = yamlCollection({
  name: 'Testimonial',
  description: 'What someone says of us, on the home page.',
  path: 'testimonials',
  fields: {
    name: text('Who says it.', { maxLength: 50 }),
    career: text('Her role towards us: event attendee, workshop participant…', { maxLength: 50 }),
    content: text('What she says, without quotation marks.', { maxLength: 400 }),
    order: order(),
    image: image('The picture, square.'),
  },
})
