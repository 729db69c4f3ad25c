const PARAMETER = 'category'

/** The address of the form with this category selected. */
export function categoryUrl(key: string): string {
  return `/nominee-info?${PARAMETER}=${encodeURIComponent(key)}`
}

/** The category in an address. */
export function readCategory(params: URLSearchParams): string | null {
  return params.get(PARAMETER)
}
