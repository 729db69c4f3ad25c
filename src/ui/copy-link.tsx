import { chakra } from '@chakra-ui/react'
import linkSvg from '@phosphor-icons/core/assets/bold/link-bold.svg?raw'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { copyText } from './copy-text.ts'
import { Icon } from './icon.tsx'
import { quietLink } from '#src/theme/recipes.ts'

const QuietLink = chakra(Link, {
  base: {
    ...quietLink,
    textDecorationThickness: '0.08em',
  },
})

type CopyLinkProps = { to: string; children: ReactNode }

/** Copies the full address of a place on the site. A link, so that it also serves where nothing can be copied. */
export function CopyLink({ to, children }: CopyLinkProps) {
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    // Unavailable without https: then the link leads to its target, and the address bar has it.
    if (!navigator.clipboard) return
    event.preventDefault()
    const { href } = event.currentTarget
    void copyText(href, {
      copied: 'Link copied',
      refused: `Your browser did not allow copying. The link is ${href}`,
    })
  }
  return (
    <QuietLink to={to} onClick={handleClick}>
      <Icon svg={linkSvg} size={18} />
      <span>{children}</span>
    </QuietLink>
  )
}
