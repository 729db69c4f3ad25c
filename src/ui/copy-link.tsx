import { chakra } from '@chakra-ui/react'
import linkSvg from '@phosphor-icons/core/assets/bold/link-bold.svg?raw'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { env } from '#src/lib/env.ts'
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

/** Copies the absolute address of a place on the site. A link, so that it is also useful if copying is impossible. */
export function CopyLink({ to, children }: CopyLinkProps) {
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    // Unavailable without https: the link then opens its target, whose address is in the address bar.
    if (!navigator.clipboard) return
    event.preventDefault()
    const href = canonical(event.currentTarget.href)
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

/** The same place at the site's canonical URL, so that a link copied from a preview leads to the site itself. */
function canonical(address: string): string {
  const { pathname, search, hash } = new URL(address)
  return env.siteUrl === undefined ? address : new URL(pathname + search + hash, env.siteUrl).href
}
