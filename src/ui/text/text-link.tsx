import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'

/** A link within text, high enough for touch. */
export const TextLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    color: 'fg.accent',
    fontWeight: '700',
    textUnderlineOffset: '0.18em',
  },
})
