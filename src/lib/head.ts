// @chunk parts
import type { MetaDescriptor } from 'react-router-dom'
import { isMemberPath } from './addresses.ts'
import { env } from './env.ts'

type Head = {
  /** As a browser tab has it. */
  title: string
  /** The title of a link preview, where its picture has the name of the site. */
  shareTitle?: string | undefined
  siteName: string
  description: string
  sharePicture: { src: string; alt: string; width: number; height: number }
  /** The kind of page in the terms of Open Graph, where it is no ordinary page. */
  type?: 'website' | 'article' | 'profile' | undefined
  /** The day on which an article was published. */
  publishedOn?: string | undefined
}

/**
 * The meta tags of a page, including its link preview. Canonical address and preview picture have to be absolute, so
 * they are left out of a build without VITE_SITE_URL. A page that shows the same as another has the address of that one
 * as `canonicalPath`.
 */
export function headMeta(
  { title, shareTitle = title, siteName, description, sharePicture, type = 'website', publishedOn }: Head,
  path: string,
  canonicalPath = path,
): Array<MetaDescriptor> {
  const site = env.siteUrl
  const meta: Array<MetaDescriptor> = [
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
    ...(isMemberPath(path) ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
  if (!site) return meta
  const { src, alt, width, height } = sharePicture
  const url = new URL(canonicalPath, site).href
  return [
    ...meta,
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:url', content: url },
    { property: 'og:image', content: new URL(src, site).href },
    { property: 'og:image:alt', content: alt },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { name: 'twitter:image:alt', content: alt },
  ]
}

/**
 * A meta element of this name marks a page that stands in for others, at their addresses: the page for unknown addresses, and that
 * for times without a network. Its content is the path it is prerendered for.
 */
export const FALLBACK_MARK = 'fallback'
