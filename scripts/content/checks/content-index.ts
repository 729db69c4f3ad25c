import { fillIn, type Facts } from '#scripts/content/facts.ts'
import { linkProblem, textLinkProblem } from './addresses.ts'
import type { SmallestGifts } from './facts/smallest-gifts.ts'
import { imageProblem } from './images.ts'
import type { OptionLists } from './option-lists.ts'
import type { Size } from './pictures/sizes.ts'
import type { Finding } from './problem.ts'
import type { SiteMap } from './site-map.ts'

/** What a document asks about single places of the content around it: an address, a picture. */
type Answers = {
  /** The problem with a link of a field, or undefined. */
  link: (address: string) => Finding | undefined
  /** The same in a text, where mailto: and tel: links are allowed too. */
  textLink: (address: string) => Finding | undefined
  /** The problem with the name of a picture, or undefined. */
  picture: (src: string) => Finding | undefined
  /** The pixels of a picture, unless it is a drawing or cannot be read. */
  sizeOf: (src: string) => Size | undefined
}

/** What all documents may depend on as a whole. It is small and rarely changes. */
export type Shared = {
  options: OptionLists
  /** What words in braces stand for. */
  facts: Facts
  smallestGifts: SmallestGifts
}

/** Everything that the checks of one document see of the rest of the content. */
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

/** Thousands of documents lead to the same few pages. */
function remembered(
  links: Map<string, Finding | undefined>,
  key: string,
  find: () => Finding | undefined,
): Finding | undefined {
  if (!links.has(key)) links.set(key, find())
  return links.get(key)
}
