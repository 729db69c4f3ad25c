export const STORIES_URL = '/impact-stories'

/** The page of a story, where it can be read in full. */
export function storyUrl(slug: string): string {
  return `${STORIES_URL}/${slug}`
}

/** Its card among the others. */
export function storyCardUrl(slug: string): string {
  return `${STORIES_URL}#${slug}`
}
