import { yamlCollection } from './document.ts'
import { image, order, text } from './field.ts'

export const SuccessStory = yamlCollection({
  name: 'SuccessStory',
  description: 'A short success story on the home page.',
  path: 'success-stories',
  fields: {
    title: text('What she took part in.', { maxLength: 60 }),
    firstName: text('Her first name. Where it stands in the content it is highlighted.', { maxLength: 30 }),
    content: text('The story in two to four sentences, with the first name in it.', { maxLength: 420 }),
    order: order(),
    image: image('The picture, square.'),
  },
})
