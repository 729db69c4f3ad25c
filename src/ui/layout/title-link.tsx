import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'

/** A title in a list that links to its page, and looks like a link only on hover. */
export const TitleLink = chakra(Link, {
  base: {
    textDecorationColor: 'transparent',
    textDecorationThickness: '0.06em',
    textUnderlineOffset: '0.14em',
    transitionProperty: 'text-decoration-color',
    transitionDuration: 'quick',
    _hover: { textDecorationColor: 'currentColor' },
  },
})
