import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { GalleryEvent } from '#src/content/gallery.ts'
import { isOpenedOnThisPage } from '#src/lib/query-string.ts'
import { useBackOnce } from '#src/ui/use-back-once.ts'
import { useIsQueryKnown } from '#src/ui/use-is-hydrated.ts'
import { findPhoto, readPhotoKey, searchWithPhoto } from './photo-address.ts'

/**
 * The open picture in the address. Nothing is open before hydration, because prerendered pages have no query. An
 * unknown key is removed from the address.
 */
export function usePhotoAddress(groups: Array<GalleryEvent>) {
  const [params] = useSearchParams()
  const isQueryKnown = useIsQueryKnown(params)
  const location = useLocation()
  const state: unknown = location.state
  const navigate = useNavigate()
  const goBack = useBackOnce()

  const key = isQueryKnown ? readPhotoKey(params) : null
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
    // oxlint-disable-next-line react/exhaustive-deps -- once for each such address
  }, [isUnknown])

  function close() {
    // Goes back in history, unless the visitor has opened the address directly.
    if (isOpenedOnThisPage(state)) goBack()
    else replace(null)
  }

  return { shown, show: (nextKey: string) => replace(nextKey), close }
}
