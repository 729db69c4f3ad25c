import type { GalleryEvent } from '#src/content/gallery.ts'
import { changedQuery } from '#src/lib/query-string.ts'

const PARAMETER = 'photo'

export type ShownPhoto = { group: GalleryEvent; index: number }

/** The key of the picture in the address: ?photo=key. */
export function readPhotoKey(params: URLSearchParams): string | null {
  return params.get(PARAMETER)
}

/** The query of the same page with another picture open, or with none. */
export function searchWithPhoto(params: URLSearchParams, key: string | null): string {
  return changedQuery(params, { [PARAMETER]: key })
}

/** Finds the picture with this key. Returns null if there is none, such as for an old address. */
export function findPhoto(groups: Array<GalleryEvent>, key: string): ShownPhoto | null {
  for (const group of groups) {
    const index = group.photos.findIndex((photo) => photo.key === key)
    if (index !== -1) return { group, index }
  }
  return null
}

/** Returns the picture at this offset in its group, wrapping around. */
export function stepPhoto({ group, index }: ShownPhoto, steps: number): ShownPhoto {
  const count = group.photos.length
  return { group, index: (((index + steps) % count) + count) % count }
}

/** The id of the thumbnail that gets the focus when the viewer closes and no element had it before. */
export function thumbnailId(photoKey: string): string {
  return `photo-${photoKey}`
}
