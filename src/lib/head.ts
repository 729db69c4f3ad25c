// @chunk parts
import type { MetaDescriptor } from 'react-router-dom'
import { isMemberPath } from './addresses.ts'
import { env } from './env.ts'

type Head = {
  title: string
  description: string
  sharePicture: { src: string; alt: string; width: number; height: number }
}

/**
 * The meta tags of a page, including its link preview. Canonical address and preview picture have to be absolute, so
 * they are left out of a build without VITE_SITE_URL.
 */
export function headMeta({ title, description, sharePicture }: Head, path: string): Array<MetaDescriptor> {
  const site = env.siteUrl
  const meta: Array<MetaDescriptor> = [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    // Visitors who come from a search engine cannot open it.
    ...(isMemberPath(path) ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
  if (!site) return meta
  const { src, alt, width, height } = sharePicture
  const url = new URL(path, site).href
  return [
    ...meta,
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:url', content: url },
    { property: 'og:image', content: new URL(src, site).href },
    { property: 'og:image:alt', content: alt },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** A meta element of this name marks a page for unknown addresses, wherever it shows. Its content is the path it is prerendered for. */
export const NOT_FOUND_MARK = 'page-not-found'
