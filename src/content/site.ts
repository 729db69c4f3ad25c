import { siteSetting as siteSettings } from 'contentlayer/generated'
import { yearOf } from '#contract/days.ts'
import { picturesInCode } from './site-pictures.ts'
import { shown } from './documents.ts'
import { pageCopy } from './pages.ts'
import { picture } from './pictures.ts'

export type Site = ReturnType<typeof readSite>
export type Newsletter = Site['newsletter']
export type Navigation = Site['navigation']
export type NavigationLink = Navigation['login']
export type MemberNavigation = ReturnType<typeof memberNavigation>

/** Data of the header and footer of every page, read once by the root route. */
export function readSite() {
  const about = shown(siteSettings, 'name', 'domain', 'address', 'emails')
  return {
    ...about,
    ...shown(siteSettings, 'navigation', 'footer', 'social', 'newsletter'),
    yearOfBuild: yearOf(__CONTENT_NOW__ ?? Date.now()),
    logo: picture('', { src: picturesInCode.logo, alt: `${about.name} home` }),
    logoOnDark: picture('', { src: picturesInCode.logoOnDark, alt: about.name }),
    errorPage: headingAndText('error'),
    offline: headingAndText('offline'),
  }
}

function headingAndText(name: string) {
  const { heading, intro } = pageCopy(name)
  return { heading, text: intro?.html ?? '' }
}

export function memberNavigation() {
  return shown(siteSettings).memberNavigation
}
