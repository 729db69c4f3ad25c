import type { Facts } from '#scripts/content/facts.ts'
import type { Later, SiteMap } from './site-map.ts'
import type { OptionLists } from './option-lists.ts'
import type { ContentDocument } from './document.ts'
import type { Finding } from './problem.ts'
import type { Expectations } from './expectations.ts'
import type { Size } from './images.ts'

/** Everything below content/, as far as it can be read, and what it is compared with. */
export type Site = {
  documents: ReadonlyArray<ContentDocument>
  /** The picture files beside the documents of each folder, such as images/name.webp. */
  images: ReadonlyMap<string, ReadonlySet<string>>
  /** The size of each picture in pixels, by its path below content/. Drawings have none. */
  sizes: ReadonlyMap<string, Size>
  options: OptionLists
  /** The values of placeholders in braces. */
  facts: Facts
  /** What a link can lead to, shown or not. */
  siteMap: SiteMap
  /** What a document can link to when it is first shown, and after each day on which another one is taken off. */
  siteMaps: (document: ContentDocument) => ReadonlyArray<Later>
  /** The day that dates are compared with. */
  today: Date
  /** The ids of published articles, by the paths of their files, such as content/blog/living-with-hiv.md. */
  published: ReadonlyMap<string, number>
  /** Requirements of the code and the specification for this content. */
  expectations: Expectations | undefined
  /** Reports a problem of a file or folder as a whole, by its path below content/. */
  report: (path: string, finding: Finding) => void
}
