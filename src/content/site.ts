import { siteSetting as siteSettings } from 'contentlayer/generated'
import type { SiteSettings } from 'contentlayer/generated'
import { lean, type Lean } from './documents.ts'
import { pageCopy } from './pages.ts'
import { picture, type PictureData } from './pictures.ts'

type Settings = Lean<SiteSettings>

export type Navigation = Settings['navigation']
export type NavigationLink = Navigation['login']
export type Newsletter = Settings['newsletter']

/** The data of the frame of every page, read once by the root route. */
export type Site = Pick<
  Settings,
  'name' | 'domain' | 'address' | 'emails' | 'navigation' | 'footer' | 'social' | 'newsletter'
> & {
  logo: PictureData
  logoOnDark: PictureData
  errorPage: { heading: string; text: string }
}

export function readSite(): Site {
  const { name, domain, address, emails, navigation, footer, social, newsletter } = lean(siteSettings)
  const error = pageCopy('error')
  return {
    name,
    domain,
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
