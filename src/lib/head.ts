import type { MetaDescriptor } from 'react-router-dom'
import { isMemberPath } from './addresses.ts'

/** What the head of a page says, including its link preview. */
export type Head = {
  /** The title in the browser tab. */
  title: string
  /** The title of the link preview, if its picture already contains the site name. */
  shareTitle?: string
  siteName: string
  siteUrl: string
  description: string
  sharePicture: { src: string; alt: string; width: number; height: number }
  /** The Open Graph type, if the page is not an ordinary one. */
  type?: 'website' | 'article' | 'profile'
  /** The publication date of an article. */
  publishedOn?: string
  /** The address of the page with the same content, if this is a copy of it. */
  canonicalPath?: string
}

type PageMetaArgs = {
  loaderData: { head: Head; structured?: object | null }
  location: { pathname: string }
}

/**
 * The name of a meta element that marks pages served at other addresses: the page for unknown addresses, and the
 * offline page. Its content is the path that the page is prerendered for.
 */
export const FALLBACK_MARK = 'fallback'

const HIDDEN = { name: 'robots', content: 'noindex' }

/** The `meta` of a page: its head, and what it says to search engines (schema.org). */
export function pageMeta({ loaderData: { head, structured }, location }: PageMetaArgs) {
  // Prerendered addresses end with a slash.
  const tags = headMeta(head, location.pathname.replace(/(.)\/$/, '$1'))
  return structured ? [...tags, { 'script:ld+json': structured }] : tags
}

/** The `meta` of a page that search engines leave out. */
export function hiddenPageMeta(args: PageMetaArgs) {
  return [...pageMeta(args), HIDDEN]
}

/** The `meta` of a page that is served at other addresses. */
export function fallbackMeta(head: Head, path: string) {
  return [...headMeta(head, path), HIDDEN, { name: FALLBACK_MARK, content: path }]
}

/** The meta tags of a page, including its link preview. */
export function headMeta(
  {
    title,
    shareTitle = title,
    siteName,
    siteUrl,
    description,
    sharePicture,
    type = 'website',
    publishedOn,
    canonicalPath,
  }: Head,
  path: string,
): Array<MetaDescriptor> {
  const { src, alt, width, height } = sharePicture
  const url = new URL(canonicalPath ?? path, siteUrl).href
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:title', content: shareTitle },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: shareTitle },
    { name: 'twitter:description', content: description },
    ...(publishedOn ? [{ property: 'article:published_time', content: publishedOn }] : []),
    // Visitors who come from a search engine cannot open it.
    ...(isMemberPath(path) ? [HIDDEN] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:url', content: url },
    { property: 'og:image', content: new URL(src, siteUrl).href },
    { property: 'og:image:alt', content: alt },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { name: 'twitter:image:alt', content: alt },
  ]
}

/** Search engines cut descriptions off after about this many characters. */
export const DESCRIPTION_LENGTH = 160
/** The minimum length at which the whole sentences of a text suffice. */
const MIN_DESCRIPTION_LENGTH = 90

/** Shortens a text to its first whole sentences if they are long enough, otherwise to as many words as fit. */
export function shortened(text: string, length = DESCRIPTION_LENGTH): string {
  if (text.length <= length) return text
  const [sentences = ''] =
    new RegExp(`^.{${MIN_DESCRIPTION_LENGTH - 1},${length - 1}}[.!?][”’"')]?(?=\\s)`, 'su').exec(text) ?? []
  if (sentences !== '' && sentences.length <= length) return sentences
  const words = text.slice(0, length).replace(/\s+\S*$/u, '')
  return `${words.replace(/[\s,;:.–—-]+$/u, '')}…`
}
