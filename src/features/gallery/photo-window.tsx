import { useEffect, useRef, useState } from 'react'
import type { GalleryEvent } from '#src/content/gallery.ts'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { findPhoto, stepPhoto, thumbnailId, type ShownPhoto } from './photo-address.ts'
import { ViewerScreen } from './viewer-screen.tsx'

type PhotoWindowProps = {
  groups: Array<GalleryEvent>
  shown: ShownPhoto | null
  show: (photoKey: string) => void
  close: () => void
}

/** The full-screen viewer of one group. */
export function PhotoWindow({ groups, shown, show, close }: PhotoWindowProps) {
  // Keeps its picture while it fades out.
  const key = shown?.group.photos[shown.index]?.key ?? null
  const [lastKey, setLastKey] = useState(key)
  if (key !== null && key !== lastKey) setLastKey(key)
  const visible = shown ?? (lastKey === null ? null : findPhoto(groups, lastKey))

  // The address changes a moment after a press; the next press must count from there.
  const latest = useRef(shown)
  useEffect(() => {
    latest.current = shown
    // oxlint-disable-next-line react/exhaustive-deps -- the picture is the same in each render of an address
  }, [key])

  function move(steps: number) {
    if (latest.current === null) return
    latest.current = stepPhoto(latest.current, steps)
    const photo = latest.current.group.photos[latest.current.index]
    if (photo) show(photo.key)
  }

  return (
    <Dialog
      isOpen={shown !== null}
      onClose={close}
      size="full"
      label={visible?.group.event ?? ''}
      fallbackFocus={() => (lastKey === null ? null : document.getElementById(thumbnailId(lastKey)))}
    >
      {visible && <ViewerScreen shown={visible} onMove={move} onClose={close} />}
    </Dialog>
  )
}
