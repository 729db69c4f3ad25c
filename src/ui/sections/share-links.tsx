import { chakra, VisuallyHidden } from '@chakra-ui/react'
import facebookLogoSvg from '@phosphor-icons/core/assets/bold/facebook-logo-bold.svg?raw'
import whatsappLogoSvg from '@phosphor-icons/core/assets/bold/whatsapp-logo-bold.svg?raw'
import shareSvg from '@phosphor-icons/core/assets/bold/share-network-bold.svg?raw'
import xLogoSvg from '@phosphor-icons/core/assets/bold/x-logo-bold.svg?raw'
import { env } from '#src/lib/env.ts'
import { iconButtonRecipe } from '#src/theme/recipes.ts'
import { IconButton } from '#src/ui/button.tsx'
import { CopyLink } from '#src/ui/copy.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts'

/**
 * The networks, with their pages to share an address. Facebook reads the text from the shared page. The addresses are
 * not made by URLSearchParams, as WhatsApp would show its plus signs.
 */
const NETWORKS = [
  {
    network: 'WhatsApp',
    icon: whatsappLogoSvg,
    shareUrl: (url: string, text: string) => `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`,
  },
  {
    network: 'Facebook',
    icon: facebookLogoSvg,
    shareUrl: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  },
  {
    network: 'X',
    icon: xLogoSvg,
    shareUrl: (url: string, text: string) =>
      `https://x.com/intent/post?text=${encodeURIComponent(text)}&url=${encodeURIComponent(url)}`,
  },
]

const Strip = chakra('ul', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1',
    paddingInline: '1',
    borderRadius: '1.6rem',
    backgroundColor: 'bg.surface',
    color: 'fg',
    '& > .copy': { marginInline: '3' },
  },
})

/** A link that shares through a network's own site. */
const ShareLink = chakra('a', iconButtonRecipe)

type ShareLinksProps = {
  /** The canonical path of the shared page. */
  path: string
  title: string
  /** The text of a message besides the address; the title by default. */
  text?: string
}

/** Links to share a page. Those to networks open in a new tab, and say so; they work without scripts. */
export function ShareLinks({ path, title, text = title }: ShareLinksProps) {
  const isHydrated = useIsHydrated()
  // If the build has no site URL, the address is known after hydration.
  const site = env.siteUrl ?? (isHydrated ? window.location.href : null)
  const url = site && new URL(path, site).href
  return (
    <Strip aria-label={`Share ${title}`}>
      {NETWORKS.map(({ network, icon, shareUrl }) => (
        <li key={network}>
          <ShareLink
            look="plain"
            // Without an address it is not a link yet.
            {...(url && {
              href: shareUrl(url, text),
              target: '_blank',
              rel: 'noopener',
            })}
            title={network}
          >
            <Icon svg={icon} size={20} />
            <VisuallyHidden>
              Share {title} on {network} (opens in a new tab)
            </VisuallyHidden>
          </ShareLink>
        </li>
      ))}
      <li className="copy">
        <CopyLink to={path}>
          Copy link <VisuallyHidden>to {title}</VisuallyHidden>
        </CopyLink>
      </li>
      {/* Last, because it appears with the scripts and must not move the others. */}
      {isHydrated && 'share' in navigator && url && (
        <li>
          <ShareButton url={url} title={title} text={text} />
        </li>
      )}
    </Strip>
  )
}

/** Opens the native share menu. Only for browsers that have one. */
function ShareButton({ title, ...page }: { url: string; title: string; text: string }) {
  async function share() {
    try {
      await navigator.share({ title, ...page })
    } catch (error) {
      // The menu may have been closed without a choice.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast.error('This device could not share it. Please copy the link.')
    }
  }

  return (
    <IconButton look="plain" onClick={() => void share()} title="Share with an app">
      <Icon svg={shareSvg} size={20} />
      <VisuallyHidden>Share {title} with an app</VisuallyHidden>
    </IconButton>
  )
}
