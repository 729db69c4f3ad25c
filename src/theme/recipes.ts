import { defineRecipe } from '@chakra-ui/react'

/** Limits its content to the width of the page, with consistent gutters. */
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
