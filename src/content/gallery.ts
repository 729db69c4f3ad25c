import { allGalleryGroups } from 'contentlayer/generated'
import { picture } from './pictures.ts'

export type GalleryEvent = ReturnType<typeof galleryEvents>[number]
export type GalleryPhoto = GalleryEvent['photos'][number]

/** The groups of the gallery, in order, with their pictures. */
export function galleryEvents() {
  return allGalleryGroups.map(({ slug, event, date, images }) => ({
    key: slug,
    event,
    date,
    photos: images.map((image) => ({
      /** The key in the address of the viewer: ?photo=key. */
      key: image.src.replace(/^images\/|\.\w+$/gu, ''),
      title: image.title,
      description: image.description,
      picture: picture('gallery', image),
    })),
  }))
}
