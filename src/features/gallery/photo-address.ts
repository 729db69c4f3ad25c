import type { GalleryEvent, GalleryPhoto } from '#src/content/gallery.ts'
import { useOpenedAddress } from '#src/ui/use-navigation.ts'

export type ShownPhoto = { group: GalleryEvent; photo: GalleryPhoto }

/** The open picture in the address, ?photo=key. An unknown key, such as one of an old address, opens nothing. */
export function usePhotoAddress(groups: ReadonlyArray<GalleryEvent>) {
  const { params, change, close } = useOpenedAddress()
  const key = params?.get('photo') ?? null
  return {
    shown: key === null ? null : findPhoto(groups, key),
    show: (photo: string) => change({ photo }),
    close: () => close({ photo: null }),
  }
}

function findPhoto(groups: ReadonlyArray<GalleryEvent>, key: string): ShownPhoto | null {
  for (const group of groups) {
    const photo = group.photos.find((each) => each.key === key)
    if (photo) return { group, photo }
  }
  return null
}

/** The next picture of a group, or the one before; in a ring. */
export function neighbourOf({ group, photo }: ShownPhoto, step: 1 | -1): GalleryPhoto {
  const { photos } = group
  return photos.at((photos.indexOf(photo) + step) % photos.length) ?? photo
}

/** The id of the thumbnail that gets the focus when the viewer closes and no element had it before. */
export function thumbnailId(photoKey: string): string {
  return `photo-${photoKey}`
}
