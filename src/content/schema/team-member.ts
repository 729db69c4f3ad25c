import { yamlCollection } from './document.ts'
import { image, order, text } from './field.ts'

export const TeamMember = yamlCollection({
  name: 'TeamMember',
  description: 'Someone of the team. People are invented and say so on the page.',
  path: 'team',
  fields: {
    name: text('Full name.', { maxLength: 60 }),
    role: text('What she does.', { maxLength: 60 }),
    content: text('One or two sentences about her.', { maxLength: 240 }),
    image: image('The picture, 4 to 5.'),
    order: order(),
  },
})
