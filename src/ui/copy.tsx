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

/** Copies a text and shows the message `copied`, or `refused` if the browser does not allow it, as without https. */
export async function copyText(text: string, { copied, refused }: { copied: string; refused: string }) {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(copied)
  } catch {
    toast.error(refused)
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

  const copy = () =>
    copyText(text, {
      copied: `Copied the ${what}`,
      refused: `Your browser did not allow copying. The ${what} is ${text}`,
    })
  return (
    <IconButton
      look="plain"
      aria-label={`Copy the ${what}`}
      title={`Copy the ${what}`}
      onClick={() => void copy()}
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
