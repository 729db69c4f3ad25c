/** The formats of the blog's feed, in order of preference. */
export const FEEDS = {
  rss: { path: '/rss.xml', type: 'application/rss+xml', name: 'RSS' },
  atom: { path: '/atom.xml', type: 'application/atom+xml', name: 'Atom' },
  json: { path: '/feed.json', type: 'application/feed+json', name: 'JSON Feed' },
} as const

export type FeedFormat = keyof typeof FEEDS

/** Links to the feeds for the head of a page, from which feed readers discover them. */
export function feedLinks() {
  return Object.values(FEEDS).map(({ path, type, name }) => ({
    rel: 'alternate',
    type,
    href: path,
    title: name,
  }))
}
