import type { GalleryEvent } from '#src/content/gallery.ts'
import { useSavedParts } from '#src/features/offline/page-visits.ts'
import { LoadingNotice } from '#src/ui/feedback/loading-notice.tsx'
import { useLoadedModule } from '#src/ui/use-loaded-module.ts'
import { loadPhotoWindow } from './photo-link.tsx'
import { usePhotoAddress } from './use-photo-address.ts'

type PhotoViewerProps = { groups: Array<GalleryEvent> }

/** The viewer of the picture in the address, which can be shared. It is loaded when it is first opened. */
export function PhotoViewer({ groups }: PhotoViewerProps) {
  const address = usePhotoAddress(groups)
  const loaded = useLoadedModule(loadPhotoWindow, address.shown !== null)
  useSavedParts(loadPhotoWindow)
  if (loaded.module === null) return <LoadingNotice of={loaded} name="The picture" onClose={address.close} />
  return <loaded.module.PhotoWindow groups={groups} {...address} />
}
