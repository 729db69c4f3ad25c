import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { GalleryEvent } from '#src/content/gallery.ts'
import { useSavedParts } from '#src/features/offline/page-visits.ts'
import { changedQuery, openedOnThisPage } from '#src/lib/query-string.ts'
import { LoadingNotice } from '#src/ui/feedback/loading-notice.tsx'
import { useLoadedModule, warmUp } from '#src/ui/use-loaded-module.ts'
import { useOpenedAddress } from '#src/ui/use-navigation.ts'

const loadPhotoWindow = () => import('./photo-window.tsx')

/** The viewer of the picture in the address, which can be shared. It is loaded when it is first opened. */
export function PhotoViewer({ groups }: { groups: Array<GalleryEvent> }) {
  const { params, change, close } = useOpenedAddress()
  const key = params?.get('photo')
  // An unknown key, such as one of an old address, opens nothing.
  const group = groups.find(({ photos }) => photos.some((each) => each.key === key))
  const photo = group?.photos.find((each) => each.key === key)
  const shown = group && photo ? { group, photo } : null
  const loaded = useLoadedModule(loadPhotoWindow, shown !== null)
  useSavedParts(loadPhotoWindow)
  const handleClose = () => close({ photo: null })
  if (loaded.module === null) return <LoadingNotice of={loaded} name="The picture" onClose={handleClose} />
  return (
    <loaded.module.PhotoWindow
      shown={shown}
      show={(photoKey) => change({ photo: photoKey })}
      close={handleClose}
    />
  )
}

const Anchor = chakra(Link, { base: { display: 'block', color: 'inherit', textDecoration: 'none' } })

type PhotoLinkProps = { photoKey: string; id?: string; className?: string; children: ReactNode }

/** Opens the viewer with a picture. A link, so that it can be opened in a new tab or shared. */
export function PhotoLink({ photoKey, ...anchor }: PhotoLinkProps) {
  return (
    <Anchor
      {...anchor}
      to={{ search: changedQuery(new URLSearchParams(), { photo: photoKey }) }}
      state={openedOnThisPage}
      preventScrollReset
      {...warmUp(loadPhotoWindow)}
    />
  )
}
