import { allPages, siteSetting as siteSettings } from 'contentlayer/generated'
import type { Page as CompiledPage, PageSection as CompiledSection } from 'contentlayer/generated'
import { lean, withFacts, type Lean } from './documents.ts'

export type PageHead = { title: string; description: string; sharingAlt: string }
export type Page = Lean<CompiledPage>
export type PageSection = Lean<CompiledSection>

/** The words of a page. A page that is missing fails the build, by name. */
export function pageCopy(name: string): Page {
  const page = allPages.find((candidate) => candidate.slug === name)
  if (!page) throw new Error(`content/pages/${name}.yaml is missing, but the page of that name needs it.`)
  return lean(page, withFacts)
}

/** One section of a page. A section that is missing fails the build, by name. */
export function pageSection(page: Page, key: string): PageSection {
  const section = page.sections?.find((candidate) => candidate.key === key)
  if (!section)
    throw new Error(
      `content/pages/${page.slug}.yaml has no section with the key "${key}", but the page needs it.`,
    )
  return section
}

/** Title and description of a page, from its own copy and the site's title pattern (PAGE-1). */
export function pageHead({ title, description }: { title: string; description: string }): PageHead {
  const { titlePattern, name } = siteSettings
  return {
    // The page last and as a function: what people write may have braces and dollar signs of its own.
    title: titlePattern.replace('{site}', () => name).replace('{page}', () => title),
    description,
    sharingAlt: siteSettings.sharing.alt,
  }
}
