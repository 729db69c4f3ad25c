import { chakra } from '@chakra-ui/react'
import facebookLogoSvg from '@phosphor-icons/core/assets/bold/facebook-logo-bold.svg?raw'
import instagramLogoSvg from '@phosphor-icons/core/assets/bold/instagram-logo-bold.svg?raw'
import linkedinLogoSvg from '@phosphor-icons/core/assets/bold/linkedin-logo-bold.svg?raw'
import mediumLogoSvg from '@phosphor-icons/core/assets/bold/medium-logo-bold.svg?raw'
import tiktokLogoSvg from '@phosphor-icons/core/assets/bold/tiktok-logo-bold.svg?raw'
import twitterLogoSvg from '@phosphor-icons/core/assets/bold/twitter-logo-bold.svg?raw'
import youtubeLogoSvg from '@phosphor-icons/core/assets/bold/youtube-logo-bold.svg?raw'
import type { SocialNetwork } from '#src/content/schema/site.ts'
import { Icon } from './icon.tsx'

const icons: Record<SocialNetwork, string> = {
  Facebook: facebookLogoSvg,
  Instagram: instagramLogoSvg,
  Twitter: twitterLogoSvg,
  LinkedIn: linkedinLogoSvg,
  YouTube: youtubeLogoSvg,
  Medium: mediumLogoSvg,
  TikTok: tiktokLogoSvg,
}

const SocialLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '100%',
    aspectRatio: '1',
    borderRadius: 'full',
    border: '2px solid {colors.border.onDark}',
    color: 'inherit',
    transitionProperty: 'background-color, color',
    transitionDuration: 'quick',
    _hover: { backgroundColor: 'highlight', color: 'highlight.contrast', borderColor: 'transparent' },
  },
})

// Keeps all in one row, even if a phone is slightly too narrow for targets of full size.
const Row = chakra('ul', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, {sizes.touch})',
    gap: { base: '1', sm: '2' },
  },
})

/** Links to our profiles on social networks; each opens in a new tab, and says so to screen readers. */
export function SocialLinks({ links }: { links: ReadonlyArray<{ network: SocialNetwork; url: string }> }) {
  return (
    <Row>
      {links.map(({ network, url }) => (
        <li key={network}>
          <SocialLink
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={`${network} (opens in a new tab)`}
            title={network}
          >
            <Icon svg={icons[network]} size={20} />
          </SocialLink>
        </li>
      ))}
    </Row>
  )
}
