import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'

/** A title in a list that leads to the page about it, and looks like a title until it is pointed at. */
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
