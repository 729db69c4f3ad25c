import { chakra } from '@chakra-ui/react'
import copySvg from '@phosphor-icons/core/assets/bold/copy-bold.svg?raw'
import linkSvg from '@phosphor-icons/core/assets/bold/link-bold.svg?raw'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { env } from '#src/lib/env.ts'
import { quietLink } from '#src/theme/recipes.ts'
import { IconButton } from './button.tsx'
import { toast } from './feedback/toast.tsx'
import { Icon } from './icon.tsx'

/** Copies a text and says so. Without https the browser does not allow it: then it says what to do `instead`. */
export async function copyText(text: string, copied: string, instead: string) {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(copied)
  } catch {
    toast.error(`Your browser did not allow copying. ${instead}`)
  }
}

type CopyButtonProps = {
  text: string
  /** Named in the label and in the message, such as `account number`. */
  what: string
}

/** Copies a short text. Renders nothing if copying is impossible, as the clipboard needs https. */
export function CopyButton({ text, what }: CopyButtonProps) {
  // Only rendered in the browser; the types assume https.
  if (!('clipboard' in navigator)) return null
  return (
    <IconButton
      look="plain"
      aria-label={`Copy the ${what}`}
      title={`Copy the ${what}`}
      onClick={() => void copyText(text, `Copied the ${what}`, `The ${what} is ${text}`)}
    >
      <Icon svg={copySvg} size={20} />
    </IconButton>
  )
}

const QuietLink = chakra(Link, {
  base: {
    ...quietLink,
    textDecorationThickness: '0.08em',
  },
})

/** Copies the absolute address of a place on the site. A link, so that it is also useful if copying is impossible. */
export function CopyLink({ to, children }: { to: string; children: ReactNode }) {
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    // Unavailable without https: the link then opens its target, whose address is in the address bar.
    if (!navigator.clipboard) return
    event.preventDefault()
    // At the canonical URL, so that a link copied from a preview leads to the site itself.
    const { href } = new URL(to, env.siteUrl ?? window.location.href)
    void copyText(href, 'Link copied', `The link is ${href}`)
  }
  return (
    <QuietLink to={to} onClick={handleClick}>
      <Icon svg={linkSvg} size={18} />
      <span>{children}</span>
    </QuietLink>
  )
}
