import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GalleryEvent } from '#src/content/gallery.ts'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { findPhoto, stepPhoto } from './photo-address.ts'
import { thumbnailId } from './photo-thumbnail.tsx'
import { usePhotoAddress } from './use-photo-address.ts'
import { ViewerScreen } from './viewer-screen.tsx'

type PhotoViewerProps = { groups: Array<GalleryEvent> }

/** The full-screen viewer of one group. The open picture is in the address, so it can be shared. */
export function PhotoViewer({ groups }: PhotoViewerProps) {
  const { shown, show, close } = usePhotoAddress(groups)
  const isOpen = shown !== null

  // Keeps its picture while it fades out.
  const key = shown?.group.photos[shown.index]?.key ?? null
  const [lastKey, setLastKey] = useState(key)
  if (key !== null && key !== lastKey) setLastKey(key)
  const visible = shown ?? (lastKey === null ? null : findPhoto(groups, lastKey))

  const focusThumbnail = useEffectEvent(() => {
    // A visitor who has opened the address directly has no previous entry to go back to.
    if (lastKey !== null && document.activeElement === document.body) {
      document.getElementById(thumbnailId(lastKey))?.focus()
    }
  })

  useEffect(() => {
    if (isOpen) return () => focusThumbnail()
  }, [isOpen])

  // The address changes a moment after a press; the next press must count from there.
  const latest = useRef(shown)
  useEffect(() => {
    latest.current = shown
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the picture is the same in each render of an address
  }, [key])

  function move(steps: number) {
    if (latest.current === null) return
    latest.current = stepPhoto(latest.current, steps)
    const photo = latest.current.group.photos[latest.current.index]
    if (photo) show(photo.key)
  }

  return (
    <Dialog isOpen={isOpen} onClose={close} variant="fullscreen" label={visible?.group.event ?? ''}>
      {visible && <ViewerScreen shown={visible} onMove={move} onClose={close} />}
    </Dialog>
  )
}
