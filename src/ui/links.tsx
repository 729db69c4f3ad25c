import { chakra } from '@chakra-ui/react'
import arrowSvg from '@phosphor-icons/core/assets/bold/arrow-left-bold.svg?raw'
import { Link } from 'react-router-dom'
import { titleLink } from '#src/theme/recipes.ts'
import { LinkButton } from './button.tsx'
import { Icon } from './icon.tsx'

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

/** The title of a list entry, whose link leads to its page. */
export const TitleLink = chakra(Link, { base: { ...titleLink, textDecorationThickness: '0.06em' } })

/** The way back from one of many to the list. An icon, because the arrows of fonts differ from machine to machine. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <LinkButton look="outline" to={to}>
      <Icon svg={arrowSvg} size={18} />
      {children}
    </LinkButton>
  )
}

/** An email address that wraps after the @ instead of within a word. */
export function EmailAddress({ address }: { address: string }) {
  const at = address.indexOf('@') + 1
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}
