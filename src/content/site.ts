import { siteSetting as siteSettings } from 'contentlayer/generated'
import type { Action, Image, Navigation, NavigationLink, SiteSettings } from 'contentlayer/generated'
import { pageCopy } from './pages'
import { picture, type PictureData } from './pictures'

export type { Action, Image, Navigation, NavigationLink }
export type Newsletter = SiteSettings['newsletter']
export type Footer = SiteSettings['footer']

/** What the frame of every page needs: it is read once, by the root route. */
export type Site = Pick<
  SiteSettings,
  'name' | 'titlePattern' | 'address' | 'emails' | 'navigation' | 'footer' | 'social' | 'newsletter'
> & {
  logo: PictureData
  logoOnDark: PictureData
  errorPage: { heading: string; text: string }
}

export function readSite(): Site {
  const { name, titlePattern, address, emails, navigation, footer, social, newsletter } = siteSettings
  const error = pageCopy('error')
  return {
    name,
    titlePattern,
    address,
    emails,
    navigation,
    footer,
    social,
    newsletter,
    logo: picture('', { src: 'images/logo.svg', alt: `${name} home` }),
    logoOnDark: picture('', { src: 'images/logo-on-dark.svg', alt: name }),
    errorPage: { heading: error.heading, text: error.intro?.html ?? '' },
  }
}
