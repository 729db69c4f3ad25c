export const MENTORS_URL = '/explore/community'

/** The file with all mentors, fetched by the pages of the directory. */
export const MENTORS_FILE = '/options/mentors.json'

/** More than three do not fit side by side. */
export const MAX_COMPARED = 3

export function mentorUrl(slug: string): string {
  return `${MENTORS_URL}/${slug}`
}

export function comparisonUrl(slugs: ReadonlyArray<string>): string {
  return withSlugs(`${MENTORS_URL}/compare`, slugs)
}

/** Without mentors, the visitor's own shortlist; with mentors, a shortlist to share. */
export function shortlistUrl(slugs: ReadonlyArray<string> = []): string {
  return withSlugs(`${MENTORS_URL}/shortlist`, slugs)
}

/** The mentors in an address, without duplicates. */
export function slugsIn(params: URLSearchParams): Array<string> {
  return [...new Set(params.getAll('mentor'))]
}

function withSlugs(path: string, slugs: ReadonlyArray<string>): string {
  const params = new URLSearchParams(slugs.map((slug) => ['mentor', slug]))
  return slugs.length === 0 ? path : `${path}?${params}`
}
