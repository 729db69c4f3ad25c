import { chakra, Heading, Text } from '@chakra-ui/react'
import caretLeftSvg from '@phosphor-icons/core/assets/bold/caret-left-bold.svg?raw'
import caretRightSvg from '@phosphor-icons/core/assets/bold/caret-right-bold.svg?raw'
import { useRef, useState, type PointerEvent } from 'react'
import type { GalleryEvent, GalleryPhoto } from '#src/content/gallery.ts'
import type { PictureData } from '#src/content/pictures.ts'
import { formatDay } from '#src/lib/dates.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { CloseIcon, Icon } from '#src/ui/icon.tsx'
import { isRaster, srcSet } from '#src/ui/picture.tsx'
import { useWindowEvent } from '#src/ui/use-window-event.ts'
import { VIEWER_SIZES, ViewerFigure } from './viewer-figure.tsx'

type ShownPhoto = { group: GalleryEvent; photo: GalleryPhoto }

type PhotoWindowProps = {
  shown: ShownPhoto | null
  show: (photoKey: string) => void
  close: () => void
}

/** The full-screen viewer of one group. */
export function PhotoWindow({ shown, show, close }: PhotoWindowProps) {
  const isOpen = shown !== null
  const [wasOpen, setWasOpen] = useState(isOpen)
  // Changes at once, and the address a moment after it; stays while the window fades out.
  const [visible, setVisible] = useState(shown)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setVisible(shown)
  }

  function move(step: 1 | -1) {
    if (!isOpen || visible === null) return
    const photo = neighbourOf(visible, step)
    setVisible({ ...visible, photo })
    show(photo.key)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      size="full"
      label={visible?.group.event ?? ''}
      fallbackFocus={() => visible && document.getElementById(`photo-${visible.photo.key}`)}
    >
      {visible && <ViewerScreen shown={visible} onMove={move} onClose={close} />}
    </Dialog>
  )
}

/** The next picture of a group, or the one before; in a ring. */
function neighbourOf({ group, photo }: ShownPhoto, step: 1 | -1): GalleryPhoto {
  const { photos } = group
  return photos.at((photos.indexOf(photo) + step) % photos.length) ?? photo
}

const Screen = chakra('div', {
  base: {
    boxSizing: 'border-box',
    minHeight: '100dvh',
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gridTemplateColumns: { base: '1fr 1fr', md: 'auto minmax(0, 1fr) auto' },
    gridTemplateAreas: {
      base: `'bar bar' 'figure figure' 'previous next'`,
      md: `'bar bar bar' 'previous figure next' '. . .'`,
    },
    alignItems: 'center',
    gap: { base: '3', md: '4' },
    padding: { base: '3', md: '5' },
    // A phone held sideways has no room for the buttons below the picture.
    '@media (max-height: 32em) and (orientation: landscape)': {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: `'bar bar bar' 'previous figure next'`,
    },
  },
})

const Bar = chakra('div', {
  base: {
    gridArea: 'bar',
    display: 'flex',
    // With large text the title wraps below the button.
    flexWrap: 'wrap-reverse',
    alignItems: 'center',
    columnGap: '4',
    '& > div': { flex: '1 1 9rem', minWidth: '0' },
  },
})

type ViewerScreenProps = { shown: ShownPhoto; onMove: (step: 1 | -1) => void; onClose: () => void }

function ViewerScreen({ shown, onMove, onClose }: ViewerScreenProps) {
  const { group, photo } = shown
  const number = group.photos.indexOf(photo) + 1
  const count = group.photos.length
  // In a group of two, both steps lead to the same picture.
  const neighbours = new Set([neighbourOf(shown, 1), neighbourOf(shown, -1)])
  const swipe = useSwipe(onMove)

  // Of the window, as no element in the viewer has the focus after a click beside the buttons.
  useWindowEvent('keydown', (event) => {
    // Key repeat would exceed the browser's limit of history updates.
    if (event.repeat) return
    if (event.key === 'ArrowLeft') onMove(-1)
    if (event.key === 'ArrowRight') onMove(1)
  })

  const moveButton = (side: 'previous' | 'next') => (
    <IconButton
      look="onDark"
      aria-label={side === 'previous' ? 'Previous photo' : 'Next photo'}
      onClick={() => onMove(side === 'previous' ? -1 : 1)}
      gridArea={side}
      justifySelf={side === 'previous' ? 'start' : 'end'}
    >
      <Icon svg={side === 'previous' ? caretLeftSvg : caretRightSvg} size={22} />
    </IconButton>
  )

  return (
    <Screen {...swipe}>
      <Bar>
        <div>
          <Heading textStyle="cardTitle">{group.event}</Heading>
          <Text textStyle="small">
            <time dateTime={group.date.slice(0, 10)}>{formatDay(group.date)}</time>
          </Text>
        </div>
        <Text marginInlineStart="auto" fontWeight="700" whiteSpace="nowrap" aria-hidden>
          {number} / {count}
        </Text>
        <IconButton look="onDark" aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Bar>
      <ViewerFigure key={photo.key} photo={photo} />
      {count > 1 && (
        <>
          {moveButton('previous')}
          {moveButton('next')}
        </>
      )}
      <Text role="status" srOnly>{`Photo ${number} of ${count}: ${photo.title}`}</Text>
      {count > 1 &&
        [...neighbours].map(({ key, picture }) => <PrefetchedPicture key={key} picture={picture} />)}
    </Screen>
  )
}

const SWIPE_PX = 48

/** Props of an element that responds to swipes with a finger or a pen. It needs `touch-action: pan-y pinch-zoom`. */
function useSwipe(onMove: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: ({ isPrimary, pointerType, clientX, clientY }: PointerEvent) => {
      // A second finger starts a pinch.
      start.current = isPrimary && pointerType !== 'mouse' ? { x: clientX, y: clientY } : null
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (start.current === null) return
      const across = clientX - start.current.x
      const down = clientY - start.current.y
      start.current = null
      if (Math.abs(across) >= SWIPE_PX && Math.abs(across) >= 2 * Math.abs(down)) onMove(across > 0 ? -1 : 1)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}

/**
 * Loads a picture that may be shown next, with low priority. Not a preload link, as browsers log a warning if a
 * preloaded file is not used within seconds. Browsers without AVIF load nothing.
 */
function PrefetchedPicture({ picture }: { picture: PictureData }) {
  if (!isRaster(picture)) return <img hidden src={picture.src} alt="" fetchPriority="low" />
  return (
    <picture hidden>
      <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={VIEWER_SIZES} />
      <img alt="" fetchPriority="low" />
    </picture>
  )
}
