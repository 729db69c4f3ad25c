import { useMutation, useQueryClient, type FetchQueryOptions } from '@tanstack/react-query'
import type { MouseEvent } from 'react'

/**
 * A click handler for download links that checks the session first. Browsers show a refusal of the server only as a
 * failed download; a refused check leads to the login page, as for other calls.
 */
export function useDownload<Session, Key extends ReadonlyArray<unknown>>(
  sessionQuery: FetchQueryOptions<Session, Error, Session, Key>,
  isAllowed: (session: Session) => boolean,
) {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (_link: HTMLAnchorElement) =>
      client.fetchQuery({ ...sessionQuery, staleTime: 0, retry: false }),
    // The link itself would only start the next check.
    onSuccess: (session, link) => isAllowed(session) && link.click(),
  })
  return (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    const copy = document.createElement('a')
    copy.href = event.currentTarget.href
    copy.download = event.currentTarget.download
    mutate(copy)
  }
}
