import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { GalleryEvent, GalleryPhoto } from '#src/content/gallery.ts'
import { changedQuery, isOpenedOnThisPage } from '#src/lib/query-string.ts'
import { useBackOnce } from '#src/ui/use-navigation.ts'
import { useIsQueryKnown } from '#src/ui/use-is-hydrated.ts'

export type ShownPhoto = { group: GalleryEvent; photo: GalleryPhoto }

/**
 * The open picture in the address, ?photo=key. Nothing is open before hydration, because prerendered pages have no
 * query. An unknown key, such as one of an old address, is removed.
 */
export function usePhotoAddress(groups: ReadonlyArray<GalleryEvent>) {
  const [params] = useSearchParams()
  const isQueryKnown = useIsQueryKnown(params)
  const { state }: { state: unknown } = useLocation()
  const navigate = useNavigate()
  const goBack = useBackOnce()

  const key = isQueryKnown ? params.get('photo') : null
  const shown = key === null ? null : findPhoto(groups, key)
  const isUnknown = key !== null && shown === null

  function show(photo: string | null) {
    void navigate(
      { search: changedQuery(params, { photo }) },
      { replace: true, preventScrollReset: true, state },
    )
  }

  useEffect(() => {
    if (isUnknown) show(null)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each such address
  }, [isUnknown])

  function close() {
    // Goes back in history, unless the visitor has opened the address directly.
    if (isOpenedOnThisPage(state)) goBack()
    else show(null)
  }

  return { shown, show, close }
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
