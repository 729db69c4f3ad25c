import { chakra, Heading, Text } from '@chakra-ui/react'
import caretLeftSvg from '@phosphor-icons/core/assets/bold/caret-left-bold.svg?raw'
import caretRightSvg from '@phosphor-icons/core/assets/bold/caret-right-bold.svg?raw'
import { useEffect, useEffectEvent } from 'react'
import type { PictureData } from '#src/content/pictures.ts'
import { formatDay } from '#src/lib/dates.ts'
import { IconButton } from '#src/ui/button.tsx'
import { CloseIcon, Icon } from '#src/ui/icon.tsx'
import { isRaster, srcSet } from '#src/ui/picture.tsx'
import { stepPhoto, type ShownPhoto } from './photo-address.ts'
import { useSwipe } from './use-swipe.ts'
import { VIEWER_SIZES, ViewerFigure } from './viewer-figure.tsx'

type ViewerScreenProps = { shown: ShownPhoto; onMove: (steps: number) => void; onClose: () => void }

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

/** The content of the viewer: the bar, the picture with its caption, and the navigation. */
export function ViewerScreen({ shown, onMove, onClose }: ViewerScreenProps) {
  const { group, index } = shown
  const photo = group.photos[index]
  const count = group.photos.length
  const swipe = useSwipe({ onPrevious: () => onMove(-1), onNext: () => onMove(1) })

  const moveWithArrows = useEffectEvent((event: KeyboardEvent) => {
    // Key repeat would exceed the browser's limit of history updates.
    if (event.repeat) return
    if (event.key === 'ArrowLeft') onMove(-1)
    if (event.key === 'ArrowRight') onMove(1)
  })

  // On the document, as no element in the viewer has the focus after a click beside the buttons.
  useEffect(() => {
    document.addEventListener('keydown', moveWithArrows)
    return () => document.removeEventListener('keydown', moveWithArrows)
  }, [])

  if (!photo) return null
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
          {index + 1} / {count}
        </Text>
        <IconButton look="onDark" aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Bar>
      <ViewerFigure key={photo.key} photo={photo} />
      {count > 1 && (
        <>
          <IconButton
            look="onDark"
            aria-label="Previous photo"
            onClick={() => onMove(-1)}
            gridArea="previous"
            justifySelf="start"
          >
            <Icon svg={caretLeftSvg} size={22} />
          </IconButton>
          <IconButton
            look="onDark"
            aria-label="Next photo"
            onClick={() => onMove(1)}
            gridArea="next"
            justifySelf="end"
          >
            <Icon svg={caretRightSvg} size={22} />
          </IconButton>
        </>
      )}
      <Text role="status" srOnly>{`Photo ${index + 1} of ${count}: ${photo.title}`}</Text>
      <Neighbours shown={shown} />
    </Screen>
  )
}

/** The previous and next pictures, loaded with low priority. */
function Neighbours({ shown }: { shown: ShownPhoto }) {
  const { photos } = shown.group
  // In a group of two, both steps lead to the same picture.
  const steps = new Set([stepPhoto(shown, 1).index, stepPhoto(shown, -1).index])
  steps.delete(shown.index)
  return [...steps].map((index) => {
    const neighbour = photos[index]
    return (
      neighbour && <PrefetchedPicture key={neighbour.key} picture={neighbour.picture} sizes={VIEWER_SIZES} />
    )
  })
}

/**
 * Loads a picture that may be shown next. Not a preload link, as browsers log a warning if a preloaded file is not
 * used within seconds. Browsers without AVIF load nothing.
 */
function PrefetchedPicture({ picture, sizes }: { picture: PictureData; sizes: string }) {
  if (!isRaster(picture)) return <img hidden src={picture.src} alt="" fetchPriority="low" />
  return (
    <picture hidden>
      <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
      <img alt="" fetchPriority="low" />
    </picture>
  )
}
