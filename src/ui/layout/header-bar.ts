import { chakra } from '@chakra-ui/react'

/** The sticky bar at the top of a page, for visitors and members alike. */
export const HeaderBar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    backgroundColor: 'bg',
    borderBottom: '1px solid',
    borderColor: 'border.subtle',
    _print: { display: 'none' },
  },
})
