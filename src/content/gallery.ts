import { allGalleryGroups } from 'contentlayer/generated'
import { inOrder } from './documents.ts'
import { picture, type PictureData } from './pictures.ts'

export type GalleryPhoto = {
  /** The key in the address of the viewer: ?photo=key. */
  key: string
  title: string
  description: string
  picture: PictureData
}

export type GalleryEvent = { key: string; event: string; date: string; photos: Array<GalleryPhoto> }

/** The groups of the gallery, in order, with their pictures. */
export function galleryEvents(): Array<GalleryEvent> {
  return inOrder(allGalleryGroups).map(({ slug, event, date, images }) => ({
    key: slug,
    event,
    date,
    photos: images.map((image) => ({
      key: image.src.replace(/^images\/|\.\w+$/gu, ''),
      title: image.title,
      description: image.description,
      picture: picture('gallery', image),
    })),
  }))
}
