import { yamlCollection } from './document.ts'
import { image, list, order, text } from './field.ts'

export const HomeGalleryGroup = yamlCollection({
  name: 'HomeGalleryGroup',
  description: 'A group of pictures in the gallery of the home page.',
  path: 'home-gallery',
  fields: {
    title: text('The event series or the company visited.', { maxLength: 40 }),
    description: text('One sentence about it.', { maxLength: 200 }),
    order: order(),
    images: list('The pictures.', image('One picture.'), { min: 1 }),
  },
})
