import { yamlCollection } from './document.ts'
import { captionedImage, date, list, order, text } from './field.ts'

export const GalleryGroup = yamlCollection({
  name: 'GalleryGroup',
  description: 'A group of pictures on the Gallery page.',
  path: 'gallery',
  fields: {
    event: text('The name of the event or series.', { maxLength: 60 }),
    date: date('The day the pictures show.'),
    order: order(),
    images: list('The pictures. The first is shown in the carousel.', captionedImage('One picture.'), {
      min: 1,
    }),
  },
})
