import { chakra } from '@chakra-ui/react'

/** The colour of links and eyebrows in texts, which the background determines (src/theme/global-css.ts). */
export const ACCENT_TEXT = 'var(--accent-text, {colors.fg.accent})'

/** For backgrounds on which the accent has a contrast of 4.0 only, and for pictures, whose colours vary. */
export const strongAccent = { '--accent-text': '{colors.fg.accentStrong}' }
// On these backgrounds the highlight has a contrast of 3.4 to 4.0 only.
const plainAccent = { '--accent-text': 'currentColor' }

export const Band = chakra('section', {
  base: { paddingBlock: 'section', position: 'relative' },
  variants: {
    tone: {
      plain: { backgroundColor: 'bg' },
      surface: { backgroundColor: 'bg.surface' },
      tint: { backgroundColor: 'bg.tint', ...strongAccent },
      warm: { backgroundColor: 'bg.warm' },
      rose: { backgroundColor: 'bg.rose' },
      cool: { backgroundColor: 'bg.cool', ...strongAccent },
      dark: { backgroundColor: 'bg.dark', color: 'fg.onDark' },
      brand: { backgroundColor: 'bg.brand', color: 'brand.contrast' },
      accent: { backgroundColor: 'bg.accent', color: 'accent.contrast', ...plainAccent },
      success: { backgroundColor: 'bg.success', color: 'success.contrast', ...plainAccent },
    },
  },
  defaultVariants: { tone: 'plain' },
})
