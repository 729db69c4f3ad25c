// @chunk parts
import { chakra } from '@chakra-ui/react'

/** Keeps its content at the width of the page, with the same gutters everywhere. */
export const Container = chakra('div', {
  base: { width: '100%', maxWidth: 'page', marginInline: 'auto', paddingInline: 'gutter' },
})

/** A full-width stretch of the page on a ground of its own. */
export const Band = chakra('section', {
  base: { paddingBlock: 'section', position: 'relative' },
  variants: {
    ground: {
      plain: { backgroundColor: 'bg' },
      surface: { backgroundColor: 'bg.surface' },
      tint: { backgroundColor: 'bg.tint' },
      warm: { backgroundColor: 'bg.warm' },
      rose: { backgroundColor: 'bg.rose' },
      cool: { backgroundColor: 'bg.cool' },
      dark: { backgroundColor: 'bg.dark', color: 'fg.onDark' },
      brand: { backgroundColor: 'bg.brand', color: 'brand.contrast' },
      accent: { backgroundColor: 'bg.accent', color: 'accent.contrast' },
      success: { backgroundColor: 'bg.success', color: 'success.contrast' },
    },
  },
  defaultVariants: { ground: 'plain' },
})
