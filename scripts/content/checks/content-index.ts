import { fillIn, type Facts } from '#scripts/content/facts.ts'
import { linkProblem, textLinkProblem } from './addresses.ts'
import { imageProblem } from './images.ts'
import type { OptionLists } from './option-lists.ts'
import type { Size } from '#scripts/content/checks/pictures/sizes.ts'
import type { Finding } from './problem.ts'
import type { SiteMap } from './site-map.ts'

/** The minimum donation in each currency, by its code. */
export type SmallestGifts = ReadonlyMap<string, number>

/** Questions of a document about single items of the other content: an address, a picture. */
type Answers = {
  /** The problem with a link in a field, or undefined. */
  link: (address: string) => Finding | undefined
  /** The same for a link in a text, which may also use mailto: and tel:. */
  textLink: (address: string) => Finding | undefined
  /** The problem with the path of a picture, or undefined. */
  picture: (src: string) => Finding | undefined
  /** The size of a picture in pixels, unless it is a drawing or cannot be read. */
  sizeOf: (src: string) => Size | undefined
}

/** Content that every document may depend on as a whole. It is small and rarely changes. */
export type Shared = {
  options: OptionLists
  /** The values of placeholders in braces. */
  facts: Facts
  smallestGifts: SmallestGifts
}

/** The part of the other content that the checks of one document may read. */
export type ContentIndex = Answers & Shared

type Neighbours = {
  site: SiteMap
  /** Picture files beside the document: images/name.webp */
  images: ReadonlySet<string>
  sizeOf: (src: string) => Size | undefined
}

const linksOf = new WeakMap<SiteMap, Map<string, Finding | undefined>>()

/** The index for one document. */
export function contentIndexOf({ site, images, sizeOf }: Neighbours, shared: Shared): ContentIndex {
  const links = linksOf.get(site) ?? new Map<string, Finding | undefined>()
  linksOf.set(site, links)
  return {
    ...shared,
    link: (address) =>
      remembered(links, `link ${address}`, () => linkProblem(fillIn(address, shared.facts), site)),
    textLink: (address) =>
      remembered(links, `text ${address}`, () => textLinkProblem(fillIn(address, shared.facts), site)),
    picture: (src) => imageProblem(src, images),
    sizeOf,
  }
}

/** Caches the result for each address: thousands of documents link to the same few pages. */
function remembered(
  links: Map<string, Finding | undefined>,
  key: string,
  find: () => Finding | undefined,
): Finding | undefined {
  if (!links.has(key)) links.set(key, find())
  return links.get(key)
}
