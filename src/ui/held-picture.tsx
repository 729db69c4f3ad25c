import { chakra } from '@chakra-ui/react'
import imageSvg from '@phosphor-icons/core/assets/bold/image-bold.svg?raw'
import type { RasterPicture } from '#src/content/pictures.ts'
import { Icon } from './icon.tsx'

// Covers a picture; also used within links that cover their card.
const Cover = chakra('span', {
  base: {
    position: 'absolute',
    inset: '0',
    containerType: 'inline-size',
    display: 'flex',
    // Visible on every background, including its own colour.
    outline: '2px dashed {colors.border}',
    outlineOffset: '-2px',
    borderRadius: 'inherit',
    backgroundColor: 'bg.tint',
    color: 'fg',
  },
})

const Contents = chakra('span', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    justifyContent: 'flex-end',
    gap: '2',
    width: '100%',
    maxHeight: '100%',
    padding: '3',
    overflow: 'hidden',
    fontSize: 'sm',
    lineHeight: '1.35',
    textAlign: 'end',
    '@container (max-width: 15rem)': { padding: '0', justifyContent: 'center', alignItems: 'center' },
  },
})

// In small pictures only the button is shown.
const Alt = chakra('span', {
  base: { maxWidth: '22rem', overflow: 'hidden', '@container (max-width: 15rem)': { display: 'none' } },
})

const pill = {
  base: {
    position: 'relative',
    zIndex: '1',
    flexShrink: '0',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    paddingInline: '4',
    border: '2px solid {colors.border.strong}',
    borderRadius: 'full',
    backgroundColor: 'bg.surface',
    color: 'fg',
    fontSize: 'sm',
    fontWeight: '700',
    whiteSpace: 'nowrap',
    '@container (max-width: 7rem)': { paddingInline: '2', fontSize: 'xs' },
    // For portraits as small as a button.
    '@container (max-width: 5rem)': {
      width: '100%',
      height: '100%',
      minHeight: '0',
      border: '0',
      padding: '0',
      justifyContent: 'center',
      whiteSpace: 'normal',
      lineHeight: '1.1',
    },
  },
} as const
const ShowButton = chakra('button', pill, { defaultProps: { type: 'button' } })
const Size = chakra('span', pill)

// The verb and the icon, which are hidden in small pictures.
const Verb = chakra('span', { base: { '@container (max-width: 15rem)': { display: 'none' } } })
const Sign = chakra('span', {
  base: { display: 'inline-flex', '@container (max-width: 7rem)': { display: 'none' } },
})

type HeldPictureProps = {
  picture: RasterPicture
  alt: string
  /** Without it, the surrounding element shows the picture, such as a link to the viewer. */
  onShow?: (() => void) | undefined
}

/** Placeholder of a deferred picture: its alt text, and a button with its size in KB. */
export function HeldPicture({ picture, alt, onShow }: HeldPictureProps) {
  const size = picture.bytes === undefined ? null : `${Math.ceil(picture.bytes / 1000)} KB`
  if (!onShow) {
    return (
      <Cover>
        <Contents>
          <Alt>{alt}</Alt>
          {size && <Size>{size}</Size>}
        </Contents>
      </Cover>
    )
  }
  return (
    <Cover>
      <Contents>
        <Alt>{alt}</Alt>
        <ShowButton
          aria-label={`Show picture${size ? ` (${size})` : ''}${alt && `: ${alt}`}`}
          onClick={onShow}
        >
          <Sign>
            <Icon svg={imageSvg} size={18} />
          </Sign>
          <span>
            <Verb>Show picture{size && ' ('}</Verb>
            {size}
            <Verb>{size && ')'}</Verb>
          </span>
        </ShowButton>
      </Contents>
    </Cover>
  )
}
