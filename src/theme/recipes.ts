import { defineRecipe } from '@chakra-ui/react'

export const containerRecipe = defineRecipe({
  className: 'container',
  base: { width: '100%', maxWidth: 'page', marginInline: 'auto', paddingInline: 'gutter' },
})

const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: 'full',
  borderWidth: '2px',
  borderStyle: 'solid',
  cursor: 'pointer',
  transitionProperty: 'background-color, color, border-color',
  transitionDuration: 'quick',
} as const

/** Pill-shaped buttons. `solid` is the main action of a section. */
export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    ...pill,
    gap: '2',
    maxWidth: '100%',
    minHeight: 'touch',
    paddingInline: '6',
    paddingBlock: '2',
    borderColor: 'transparent',
    fontFamily: 'body',
    fontSize: 'sm',
    fontWeight: '700',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    _disabled: { cursor: 'not-allowed', opacity: '0.55' },
  },
  variants: {
    look: {
      solid: {
        backgroundColor: 'accent',
        color: 'accent.contrast',
        _hover: { '&:not(:disabled)': { backgroundColor: 'accent.strong' } },
      },
      highlight: {
        backgroundColor: 'highlight',
        color: 'highlight.contrast',
        _hover: { '&:not(:disabled)': { backgroundColor: 'highlight.strong' } },
      },
      outline: {
        borderColor: 'border.strong',
        color: 'fg',
        backgroundColor: 'transparent',
        _hover: { '&:not(:disabled)': { backgroundColor: 'fg', color: 'bg' } },
      },
      outlineOnDark: {
        borderColor: 'fg.onDark',
        color: 'fg.onDark',
        backgroundColor: 'transparent',
        _hover: { '&:not(:disabled)': { backgroundColor: 'fg.onDark', color: 'fg.onLight' } },
      },
    },
    size: {
      md: {},
      lg: { minHeight: '3.25rem', paddingInline: '8', fontSize: 'md' },
    },
  },
  defaultVariants: { look: 'solid', size: 'md' },
})

/** Round icon buttons; their name comes from aria-label. */
export const iconButtonRecipe = defineRecipe({
  className: 'icon-button',
  base: {
    ...pill,
    flexShrink: '0',
    width: 'touch',
    height: 'touch',
    _disabled: { cursor: 'not-allowed', opacity: '0.5' },
  },
  variants: {
    look: {
      plain: {
        borderColor: 'transparent',
        color: 'inherit',
        backgroundColor: 'transparent',
        _hover: { borderColor: 'currentColor' },
      },
      outline: {
        borderColor: 'border.strong',
        color: 'fg',
        backgroundColor: 'bg.surface',
        _hover: { '&:not(:disabled)': { backgroundColor: 'fg', color: 'bg' } },
      },
      onDark: {
        borderColor: 'fg.onDark',
        color: 'fg.onDark',
        backgroundColor: 'bg.dark',
        _hover: { '&:not(:disabled)': { backgroundColor: 'fg.onDark', color: 'fg.onLight' } },
      },
    },
  },
  defaultVariants: { look: 'outline' },
})

/** The colour of links and eyebrows in texts, which the background determines (src/theme/global-css.ts). */
export const ACCENT_TEXT = 'var(--accent-text, {colors.fg.accent})'

/** For backgrounds on which the accent has a contrast of 4.0 only, and for pictures, whose colours vary. */
export const strongAccent = { '--accent-text': '{colors.fg.accentStrong}' }

/** A gradient over a picture with text on its plain left half: in dark mode it darkens that half for light text. */
export const dusk = {
  content: '""',
  position: 'absolute',
  inset: '0',
  backgroundImage: '{gradients.dusk}',
  pointerEvents: 'none',
} as const

/** A picture drawn on the page's background in light mode. In dark mode it is a card, dimmed to avoid glare. */
export const shaded = {
  position: 'relative',
  borderRadius: 'lg',
  _after: {
    content: '""',
    position: 'absolute',
    inset: '0',
    backgroundImage: '{gradients.shade}',
    mixBlendMode: 'multiply',
  },
} as const

/** Separates the last section of a page from the footer if both have the same dark background. */
export const wovenEdge = {
  _after: {
    content: '""',
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    height: '0.75rem',
    background:
      'repeating-linear-gradient(90deg, {colors.highlight} 0 3rem, {colors.accent} 3rem 4rem, {colors.bg.tint} 4rem 6rem, {colors.accent} 6rem 7rem)',
  },
} as const

/** The style of small links, and of buttons that look like them, for secondary actions. */
export const quietLink = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  textStyle: 'small',
  fontWeight: '700',
  color: 'fg.accent',
  textUnderlineOffset: '0.18em',
} as const

/** A title that links to its page, and looks like a link only on hover. */
export const titleLink = {
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.14em',
  transitionProperty: 'text-decoration-color',
  transitionDuration: 'quick',
  _hover: { textDecorationColor: 'currentColor' },
} as const

/** Hides the browser's triangle of a summary that has an icon. */
export const withoutTriangle = { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } }

/**
 * The ring of a frame around the focused field. Firefox before 121 has no `:has()`: there it surrounds whatever has the
 * focus in the frame, also after a press.
 */
export function ringAround(focused: string, outlineOffset: string) {
  const ring = { outline: '3px solid {colors.focus}', outlineOffset }
  return {
    [`&:has(${focused})`]: ring,
    '@supports not selector(:has(*))': { '&:focus-within': ring },
  }
}
