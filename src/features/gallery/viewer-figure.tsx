import { chakra, Heading, Text } from '@chakra-ui/react'
import type { GalleryPhoto } from '#src/content/gallery.ts'
import { Picture } from '#src/ui/picture.tsx'

/** The picture is as wide as the screen, or as its height allows. */
export const VIEWER_SIZES = 'min(100vw, 135vh)'

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

export function ViewerFigure({ photo }: { photo: GalleryPhoto }) {
  return (
    <Figure>
      <Picture
        picture={photo.picture}
        sizes={VIEWER_SIZES}
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
