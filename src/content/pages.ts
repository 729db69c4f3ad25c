import {
  allPages,
  siteSetting as siteSettings,
  type Page as CompiledPage,
  type PageSection as CompiledSection,
} from 'contentlayer/generated'
import { env } from '#src/lib/env.ts'
import { shortened, type Head } from '#src/lib/head.ts'
import { shown, type Shown } from './documents.ts'
import type { pageSections } from './schema/page-sections.ts'
import { card, sharePicture } from './pictures.ts'

export type Page = Shown<CompiledPage>
export type PageSection = Shown<CompiledSection>

/** The copy of a page. A missing page fails the build, with its name. */
export function pageCopy(name: string): Page {
  const page = allPages.find((candidate) => candidate.slug === name)
  if (!page) throw new Error(`content/pages/${name}.yaml is missing, but the page of that name needs it.`)
  return shown(page)
}

type HeadWords = Pick<Head, 'title' | 'description'>
type HeadDifferences = Partial<Omit<Head, keyof HeadWords>>

/** The head of the page of a document, whose link preview has a card of its own. */
export function documentHead(
  collection: string,
  key: string | number,
  { title, description, ...more }: HeadWords & HeadDifferences,
): Head {
  const preview = { shareTitle: title, sharePicture: card(collection, key) }
  return pageHead({ title, description }, { ...preview, ...more })
}

/** The URL of the site, for absolute addresses: the build's setting, otherwise the domain of the content. */
export function siteAddress(): string {
  return env.siteUrl ?? `https://${siteSettings.domain}`
}

/** Title, description and link preview of a page (PAGE-1): with the picture of the site, unless `differences` has another. */
export function pageHead(words: HeadWords, differences: HeadDifferences = {}): Head {
  const { name, titlePattern, sharing } = siteSettings
  return {
    // A function, as titles may contain dollar signs.
    title: titlePattern.replace('{page}', () => words.title),
    siteName: name,
    siteUrl: siteAddress(),
    description: shortened(words.description),
    sharePicture: sharePicture('', sharing),
    ...differences,
  }
}

export type Hero = ReturnType<typeof pageIntro>['hero']

/** Head and hero of a page. `differences` are those of its head. */
export function pageIntro(page: Page, differences?: HeadDifferences) {
  const { heading, intro, hero, actions = [] } = page
  return {
    head: pageHead(page, differences),
    hero: { heading, intro: intro?.html ?? null, picture: hero ?? null, actions },
  }
}

type PageName = keyof typeof pageSections
type Copy<Name extends PageName> = Record<(typeof pageSections)[Name][number], PageSection>

/** The data of almost every page: head, hero, and the copy of its sections by key. The checker refuses a missing one. */
export function readPage<Name extends PageName>(name: Name, differences?: HeadDifferences) {
  const page = pageCopy(name)
  const { sections = [] } = page
  return {
    ...pageIntro(page, differences),
    // TypeScript forgets the keys.
    copy: Object.fromEntries(sections.map((section) => [section.key, section])) as Copy<Name>,
  }
}
