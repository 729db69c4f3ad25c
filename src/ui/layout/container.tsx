// @chunk parts
import { chakra } from '@chakra-ui/react'

/** Limits its content to the width of the page, with consistent gutters. */
export const Container = chakra('div', {
  base: { width: '100%', maxWidth: 'page', marginInline: 'auto', paddingInline: 'gutter' },
})

// The accent is too weak for text on these two (4.0 instead of 4.5): their links and eyebrows are stronger.
const strongAccent = { '--accent-text': '{colors.fg.accentStrong}' }

/** The colour of links and eyebrows on light grounds. */
export const ACCENT_TEXT = 'var(--accent-text, {colors.fg.accent})'

/** A full-width section of the page with its own background. */
export const Band = chakra('section', {
  base: { paddingBlock: 'section', position: 'relative' },
  variants: {
    ground: {
      plain: { backgroundColor: 'bg' },
      surface: { backgroundColor: 'bg.surface' },
      tint: { backgroundColor: 'bg.tint', ...strongAccent },
      warm: { backgroundColor: 'bg.warm' },
      rose: { backgroundColor: 'bg.rose' },
      cool: { backgroundColor: 'bg.cool', ...strongAccent },
      dark: { backgroundColor: 'bg.dark', color: 'fg.onDark' },
      brand: { backgroundColor: 'bg.brand', color: 'brand.contrast' },
      accent: { backgroundColor: 'bg.accent', color: 'accent.contrast' },
      success: { backgroundColor: 'bg.success', color: 'success.contrast' },
    },
  },
  defaultVariants: { ground: 'plain' },
})
