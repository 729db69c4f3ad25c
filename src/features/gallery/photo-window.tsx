import { chakra, Heading, Text } from '@chakra-ui/react'
import caretLeftSvg from '@phosphor-icons/core/assets/bold/caret-left-bold.svg?raw'
import caretRightSvg from '@phosphor-icons/core/assets/bold/caret-right-bold.svg?raw'
import { useRef, useState, type PointerEvent } from 'react'
import type { GalleryEvent, GalleryPhoto } from '#src/content/gallery.ts'
import { formatDay } from '#src/lib/dates.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { CloseIcon, Icon } from '#src/ui/icon.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { useWindowEvent } from '#src/ui/use-window-event.ts'

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
    const { photos } = visible.group
    // In a ring.
    const photo = photos.at((photos.indexOf(visible.photo) + step) % photos.length) ?? visible.photo
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

// With a mouse on a large screen, the caption overlays the picture on hover or keyboard focus; elsewhere it is below.
const OVER_THE_PICTURE = '@media (hover: hover) and (min-width: 48em)'

// A phone in landscape has room beside the picture, but not below.
const BESIDE_THE_PICTURE = '@media (hover: none) and (max-height: 32em) and (orientation: landscape)'

const Figure = chakra('figure', {
  base: {
    gridArea: 'figure',
    position: 'relative',
    justifySelf: 'center',
    width: 'min(100%, (100dvh - 13rem) * 1.5)',
    minWidth: 'min(100%, 16rem)',
    touchAction: 'pan-y pinch-zoom',
    borderRadius: 'lg',
    overflow: 'hidden',
    [OVER_THE_PICTURE]: { width: 'min(100%, (100dvh - 9rem) * 1.5)' },
    [BESIDE_THE_PICTURE]: {
      width: '100%',
      display: 'grid',
      gridTemplateColumns: 'min(62%, (100dvh - 7rem) * 1.5) minmax(0, 1fr)',
      alignItems: 'center',
      gap: '5',
    },
  },
})

const Caption = chakra('figcaption', {
  base: {
    paddingBlock: '4',
    maxWidth: 'prose',
    [OVER_THE_PICTURE]: {
      position: 'absolute',
      insetInlineStart: '5',
      bottom: '5',
      maxWidth: 'min({sizes.prose}, 100% - 2.5rem)',
      paddingInline: '5',
      borderRadius: 'md',
      border: '2px solid {colors.border.strong}',
      backgroundColor: 'bg.surface',
      color: 'fg',
      opacity: '0',
      transitionProperty: 'opacity',
      transitionDuration: 'quick',
      'figure:hover > &': { opacity: '1' },
      '[role=dialog]:has(:focus-visible) &': { opacity: '1' },
      '@supports not selector(:has(*))': { '[role=dialog]:focus-within &': { opacity: '1' } },
    },
  },
})

function ViewerFigure({ photo }: { photo: GalleryPhoto }) {
  return (
    <Figure>
      <Picture
        picture={photo.picture}
        // As wide as the screen, or as its height allows.
        sizes="min(100vw, 135vh)"
        priority
        aspectRatio={`${photo.picture.width} / ${photo.picture.height}`}
        borderRadius="lg"
      />
      <Caption>
        <Heading as="h3" textStyle="cardTitle">
          {photo.title}
        </Heading>
        <Text marginTop="1" lineHeight="1.5">
          {photo.description}
        </Text>
      </Caption>
    </Figure>
  )
}
