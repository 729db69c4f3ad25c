import { chakra, VisuallyHidden } from '@chakra-ui/react'
import facebookLogoSvg from '@phosphor-icons/core/assets/bold/facebook-logo-bold.svg?raw'
import whatsappLogoSvg from '@phosphor-icons/core/assets/bold/whatsapp-logo-bold.svg?raw'
import xLogoSvg from '@phosphor-icons/core/assets/bold/x-logo-bold.svg?raw'
import { env } from '#src/lib/env.ts'
import { CopyLink } from '#src/ui/copy-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { ShareButton, ShareLink, useCanShare } from '#src/ui/share-button.tsx'
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts'

/** The networks, with their pages to share an address. Facebook reads the text from the shared page. */
const NETWORKS = [
  {
    network: 'WhatsApp',
    icon: whatsappLogoSvg,
    shareUrl: (url: string, text: string) => withQuery('https://wa.me/', { text: `${text} ${url}` }),
  },
  {
    network: 'Facebook',
    icon: facebookLogoSvg,
    shareUrl: (url: string) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  {
    network: 'X',
    icon: xLogoSvg,
    shareUrl: (url: string, text: string) => withQuery('https://x.com/intent/post', { text, url }),
  },
]

// Encodes spaces as %20, as WhatsApp would show a plus sign.
function withQuery(address: string, query: Record<string, string>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${address}?${pairs.join('&')}`
}

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

type ShareLinksProps = {
  /** The canonical path of the shared page. */
  path: string
  title: string
  /** The text of a message besides the address; the title by default. */
  text?: string
}

/** Links to share a page. Those to networks open in a new tab, and say so; they work without scripts. */
export function ShareLinks({ path, title, text = title }: ShareLinksProps) {
  const origin = useSiteOrigin()
  const canShare = useCanShare()
  const url = origin === null ? null : `${origin}${path}`
  return (
    <Strip aria-label={`Share ${title}`}>
      {NETWORKS.map(({ network, icon, shareUrl }) => (
        <li key={network}>
          <ShareLink
            // Without an address it is not a link yet.
            {...(url !== null && {
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
      {canShare && url !== null && (
        <li>
          <ShareButton url={url} title={title} text={text === title ? undefined : text} />
        </li>
      )}
    </Strip>
  )
}

/** The site's origin for absolute URLs. If the build has no site URL, it is null until hydration. */
function useSiteOrigin(): string | null {
  const isHydrated = useIsHydrated()
  if (env.siteUrl !== undefined) return new URL(env.siteUrl).origin
  return isHydrated ? window.location.origin : null
}
