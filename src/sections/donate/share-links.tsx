import { chakra } from '@chakra-ui/react'
import facebookLogoSvg from '@phosphor-icons/core/assets/bold/facebook-logo-bold.svg?raw'
import whatsappLogoSvg from '@phosphor-icons/core/assets/bold/whatsapp-logo-bold.svg?raw'
import xLogoSvg from '@phosphor-icons/core/assets/bold/x-logo-bold.svg?raw'
import { causeAddress } from '#src/features/donations/donation-address.ts'
import { env } from '#src/lib/env.ts'
import { CopyLink } from '#src/ui/copy-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts'
import { shareAddress, type Network } from './share-address.ts'

const networks: ReadonlyArray<{ network: Network; icon: string }> = [
  { network: 'Facebook', icon: facebookLogoSvg },
  { network: 'X', icon: xLogoSvg },
  { network: 'WhatsApp', icon: whatsappLogoSvg },
]

const Strip = chakra('ul', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1',
    paddingInline: '1',
    paddingInlineEnd: '5',
    borderRadius: '1.6rem',
    backgroundColor: 'bg.surface',
    color: 'fg',
    '& > li:last-of-type': { marginInlineStart: '3' },
  },
})

const ShareLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 'touch',
    height: 'touch',
    borderRadius: 'full',
    color: 'inherit',
    transitionProperty: 'background-color, color',
    transitionDuration: 'quick',
    _hover: { backgroundColor: 'bg.tint' },
    _focusVisible: { borderRadius: 'full' },
  },
})

type ShareLinksProps = { cause: { slug: string; title: string }; siteName: string }

/** Share links of a cause. They open in a new tab, and say so. */
export function ShareLinks({ cause, siteName }: ShareLinksProps) {
  const origin = useSiteOrigin()
  const path = causeAddress(cause.slug)
  const text = `Give to “${cause.title}” at ${siteName}:`
  return (
    <Strip aria-label={`Share ${cause.title}`}>
      {networks.map(({ network, icon }) => (
        <li key={network}>
          <ShareLink
            // Not yet a link where its address would lead nowhere.
            href={origin === null ? undefined : shareAddress(network, { url: `${origin}${path}`, text })}
            target="_blank"
            rel="noopener"
            title={network}
          >
            <Icon svg={icon} size={20} />
            <chakra.span srOnly>
              Share {cause.title} on {network} (opens in a new tab)
            </chakra.span>
          </ShareLink>
        </li>
      ))}
      <li>
        <CopyLink to={path}>
          Copy link <chakra.span srOnly>to {cause.title}</chakra.span>
        </CopyLink>
      </li>
    </Strip>
  )
}

/** The site's origin for absolute URLs. If the build has no site URL, it is null until hydration. */
function useSiteOrigin(): string | null {
  const isHydrated = useIsHydrated()
  if (env.siteUrl !== undefined) return new URL(env.siteUrl).origin
  return isHydrated ? window.location.origin : null
}
