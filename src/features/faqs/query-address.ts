const PARAMETER = 'q'

/** The search words in the address: ?q=words. */
export function readQuery(params: URLSearchParams): string {
  return (params.get(PARAMETER) ?? '').trim()
}

/** The query part of the same page with another search, or with none. */
export function searchWithQuery(params: URLSearchParams, query: string): string {
  const changed = new URLSearchParams(params)
  if (query.trim() === '') changed.delete(PARAMETER)
  else changed.set(PARAMETER, query.trim())
  return changed.size === 0 ? '' : `?${changed}`
}
