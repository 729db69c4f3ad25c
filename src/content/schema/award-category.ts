import { yamlCollection } from './document.ts'
import { order, text } from './field.ts'

export const AwardCategory = yamlCollection({
  name: 'AwardCategory',
  description:
    'A category of the awards. The file name is its key in addresses: /nominee-info?category=file-name.',
  path: 'categories',
  fields: {
    title: text('The title.', { maxLength: 60 }),
    content: text('Whom it honours, in one or two sentences.', { maxLength: 260 }),
    order: order(),
  },
})
