import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { GalleryEvent } from '#src/content/gallery.ts'
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts'
import { findPhoto, readPhotoKey, searchWithPhoto } from './photo-address.ts'

/** What links that open a picture send along, so that closing it can go back to where they were. */
export const openedOnThisPage = { isOpenedOnThisPage: true }

/**
 * The picture that the address has open. The page as it was prerendered knows no query, so nothing is open until it has
 * come to life. A key that no picture has is taken out of the address.
 */
export function usePhotoAddress(groups: Array<GalleryEvent>) {
  const isHydrated = useIsHydrated()
  const [params] = useSearchParams()
  const location = useLocation()
  const state: unknown = location.state
  const navigate = useNavigate()

  const key = isHydrated ? readPhotoKey(params) : null
  const shown = key === null ? null : findPhoto(groups, key)
  const isUnknown = key !== null && shown === null

  function replace(nextKey: string | null) {
    void navigate(
      { search: searchWithPhoto(params, nextKey) },
      { replace: true, preventScrollReset: true, state },
    )
  }

  useEffect(() => {
    if (isUnknown) replace(null)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each such address
  }, [isUnknown])

  function close() {
    // The step that opened it is undone; whoever came with the address from elsewhere stays on this page.
    if (isOpenedOnThisPage(state)) void navigate(-1)
    else replace(null)
  }

  return { shown, show: (nextKey: string) => replace(nextKey), close }
}

function isOpenedOnThisPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedOnThisPage' in state
}
