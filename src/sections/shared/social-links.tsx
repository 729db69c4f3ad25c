import { chakra } from '@chakra-ui/react'
import { FacebookLogoIcon } from '@phosphor-icons/react/dist/ssr/FacebookLogo'
import { InstagramLogoIcon } from '@phosphor-icons/react/dist/ssr/InstagramLogo'
import { LinkedinLogoIcon } from '@phosphor-icons/react/dist/ssr/LinkedinLogo'
import { MediumLogoIcon } from '@phosphor-icons/react/dist/ssr/MediumLogo'
import { TiktokLogoIcon } from '@phosphor-icons/react/dist/ssr/TiktokLogo'
import { TwitterLogoIcon } from '@phosphor-icons/react/dist/ssr/TwitterLogo'
import { YoutubeLogoIcon } from '@phosphor-icons/react/dist/ssr/YoutubeLogo'
import type { Icon } from '@phosphor-icons/react'

const icons: Record<string, Icon> = {
  Facebook: FacebookLogoIcon,
  Instagram: InstagramLogoIcon,
  Twitter: TwitterLogoIcon,
  LinkedIn: LinkedinLogoIcon,
  YouTube: YoutubeLogoIcon,
  Medium: MediumLogoIcon,
  TikTok: TiktokLogoIcon,
}

const SocialLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 'touch',
    height: 'touch',
    borderRadius: 'full',
    border: '2px solid {colors.border.onDark}',
    color: 'inherit',
    transitionProperty: 'background-color, color',
    transitionDuration: 'quick',
    _hover: { backgroundColor: 'highlight', color: 'highlight.contrast', borderColor: 'transparent' },
  },
})

type SocialLinksProps = { links: ReadonlyArray<{ network: string; url: string }> }

/** Our pages on social networks; each opens in a new tab, and says so to those who cannot see it happen. */
export function SocialLinks({ links }: SocialLinksProps) {
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="2">
      {links.map(({ network, url }) => {
        const NetworkIcon = icons[network]
        return (
          <li key={network}>
            <SocialLink href={url} target="_blank" rel="noopener" aria-label={`${network} (opens in a new tab)`} title={network}>
              {NetworkIcon ? <NetworkIcon weight="bold" size={20} aria-hidden /> : network}
            </SocialLink>
          </li>
        )
      })}
    </chakra.ul>
  )
}
