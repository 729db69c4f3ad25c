import { defineSlotRecipe } from '@chakra-ui/react'

/** A bar that fills up. */
export const progressRecipe = defineSlotRecipe({
  className: 'progress',
  slots: ['root', 'track', 'range'],
  base: {
    track: { height: '0.75rem', borderRadius: 'full', overflow: 'hidden', backgroundColor: 'bg.warm' },
    range: { height: '100%', backgroundColor: 'fg.success' },
  },
})

/** A round picture, or initials. */
export const avatarRecipe = defineSlotRecipe({
  className: 'avatar',
  slots: ['root', 'fallback', 'image'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      overflow: 'hidden',
      width: { base: '4.5rem', md: '7rem' },
      aspectRatio: '1',
      borderRadius: 'full',
      backgroundColor: 'brand',
      color: 'brand.contrast',
      fontSize: { base: 'xl', md: '3xl' },
      fontWeight: '800',
    },
    image: { width: '100%', height: '100%', objectFit: 'cover' },
  },
})
