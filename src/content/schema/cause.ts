import { yamlCollection } from './document.ts'
import { image, order, text } from './field.ts'

export const Cause = yamlCollection({
  name: 'Cause',
  description: 'A cause people can give to. The file name is its key in addresses: /donate?cause=file-name.',
  path: 'causes',
  fields: {
    title: text('The title.', { maxLength: 60 }),
    description: text('What a gift does, in two to four sentences.', { maxLength: 480 }),
    order: order(),
    image: image('The picture, 10 to 7.'),
  },
})
