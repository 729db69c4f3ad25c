const PARAMETER = 'q'

/** What the address looks for: ?q=words. */
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
