/** Two columns of three: the seventh article opens a second page. */
export const ARTICLES_PER_PAGE = 6

/** How many pages the blog has, at least one. */
export function blogPageCount(articles: number): number {
  return Math.max(1, Math.ceil(articles / ARTICLES_PER_PAGE))
}

/** The address of a page of the blog; the first is /blog itself. */
export function blogPageUrl(page: number): string {
  return page === 1 ? '/blog' : `/blog/page/${page}`
}

export const STORIES_URL = '/impact-stories'

/** The page of a story, where it can be read in full. */
export function storyUrl(slug: string): string {
  return `${STORIES_URL}/${slug}`
}

/** Its card among the others. */
export function storyCardUrl(slug: string): string {
  return `${STORIES_URL}#${slug}`
}
