import type { MetaDescriptor } from 'react-router-dom'

type Head = { title: string; description: string; sharingAlt: string }

/**
 * The head of a page: its title, its description and what WhatsApp and others show where it is shared. Addresses are
 * complete only when VITE_SITE_URL says where the site lives; without it they are left out rather than wrong.
 */
export function headMeta(
  head: Head,
  { path, image }: { path: string; image?: string },
): Array<MetaDescriptor> {
  const site = import.meta.env.VITE_SITE_URL
  const meta: Array<MetaDescriptor> = [
    { title: head.title },
    { name: 'description', content: head.description },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  if (!site) return meta
  const address = new URL(path, site).href
  const located = [
    ...meta,
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:url', content: address },
  ]
  if (!image) return located
  return [
    ...located,
    { property: 'og:image', content: new URL(image, site).href },
    { property: 'og:image:alt', content: head.sharingAlt },
  ]
}
