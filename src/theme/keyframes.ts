import { defineKeyframes } from '@chakra-ui/react'

const shown = { opacity: '1' }
const hidden = { opacity: '0' }
const inPlace = { transform: 'none' }
const beyondTheEdge = { transform: 'translateX(100%)' }

/** How dialogs and menus come and go. */
export const keyframes = defineKeyframes({
  'fade-in': { from: hidden, to: shown },
  'fade-out': { from: shown, to: hidden },
  'slide-in': { from: beyondTheEdge, to: inPlace },
  'slide-out': { from: inPlace, to: beyondTheEdge },
})
