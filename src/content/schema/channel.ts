import { yamlCollection } from './document.ts'
import { choice, image, order, text, url } from './field.ts'

export const Channel = yamlCollection({
  name: 'Channel',
  description: 'A channel of our chat server.',
  path: 'channels',
  fields: {
    title: text('Its name.', { maxLength: 40 }),
    content: text('What is talked about there.', { maxLength: 220 }),
    access: choice('Who may join.', ['Public group', 'Invite only']),
    logo: image('Its logo, square.'),
    url: url('The invitation to the channel.'),
    order: order(),
  },
})
