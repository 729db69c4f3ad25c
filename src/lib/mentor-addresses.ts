export const MENTORS_URL = '/explore/community'

/** The file with all mentors, which the pages of the directory fetch. */
export const MENTORS_FILE = '/options/mentors.json'

/** More than three do not fit side by side. */
export const MAX_COMPARED = 3

/** The page of a mentor. */
export function mentorUrl(slug: string): string {
  return `${MENTORS_URL}/${slug}`
}

/** Two or three mentors side by side. */
export function comparisonUrl(slugs: ReadonlyArray<string>): string {
  return withSlugs(`${MENTORS_URL}/compare`, slugs)
}

/** Without mentors, the visitor's own shortlist; with them, one to pass on. */
export function shortlistUrl(slugs: ReadonlyArray<string> = []): string {
  return withSlugs(`${MENTORS_URL}/shortlist`, slugs)
}

/** The mentors that an address names, each once. */
export function slugsIn(params: URLSearchParams): Array<string> {
  return [...new Set(params.getAll('mentor'))]
}

function withSlugs(path: string, slugs: ReadonlyArray<string>): string {
  const params = new URLSearchParams(slugs.map((slug) => ['mentor', slug]))
  return params.size === 0 ? path : `${path}?${params}`
}
