/** The formats of the blog's feed, in the order in which readers should choose. */
export const FEEDS = {
  rss: { path: '/rss.xml', type: 'application/rss+xml', name: 'RSS' },
  atom: { path: '/atom.xml', type: 'application/atom+xml', name: 'Atom' },
  json: { path: '/feed.json', type: 'application/feed+json', name: 'JSON Feed' },
} as const

export type FeedFormat = keyof typeof FEEDS

/** What tells a feed reader, on a page of the blog, where the feeds are. */
export function feedLinks() {
  return Object.values(FEEDS).map(({ path, type, name }) => ({
    rel: 'alternate',
    type,
    href: path,
    title: name,
  }))
}
