import { chakra } from '@chakra-ui/react'

const Stripes = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    height: '0.75rem',
    background:
      'repeating-linear-gradient(90deg, {colors.highlight} 0 3rem, {colors.accent} 3rem 4rem, {colors.bg.tint} 4rem 6rem, {colors.accent} 6rem 7rem)',
  },
})

/** Separates the last section of a page from the footer if both have the same dark background. */
export function WovenEdge() {
  return <Stripes aria-hidden />
}
