import { markdownCollection } from './document.ts'
import { image, order, text } from './field.ts'

export const ImpactStory = markdownCollection({
  name: 'ImpactStory',
  description:
    'The story of someone whose life changed. The file name is its address: /impact-stories/file-name.',
  path: 'stories',
  body: 'The story, 150 to 350 words. The card shows the first sentences.',
  fields: {
    title: text('The title.', { maxLength: 80 }),
    person: text('First name of the person, who is invented.', { maxLength: 40 }),
    place: text('Where she lives.', { maxLength: 40 }),
    order: order(),
    image: image('The picture, square.'),
  },
})
