const PARAMETER = 'category'

/** The address of the form with this category chosen. */
export function categoryUrl(key: string): string {
  return `/nominee-info?${PARAMETER}=${encodeURIComponent(key)}`
}

/** The category that an address names. */
export function readCategory(params: URLSearchParams): string | null {
  return params.get(PARAMETER)
}
