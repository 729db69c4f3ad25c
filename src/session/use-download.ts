import { useMutation, useQueryClient, type DataTag } from '@tanstack/react-query'
import type { MouseEvent } from 'react'

type Check<Session, Key extends ReadonlyArray<unknown>> = {
  /** The query of the session, which gets the answer. */
  query: { queryKey: DataTag<Key, Session> }
  findSession: () => Promise<Session>
  isAllowed: (session: Session) => boolean
}

/**
 * A click handler for download links that checks the session first. Browsers show a refusal of the server only as a
 * failed download; a refused check leads to the login page, as for other calls.
 */
export function useDownload<Session, Key extends ReadonlyArray<unknown>>({
  query,
  findSession,
  isAllowed,
}: Check<Session, Key>) {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (_link: HTMLAnchorElement) => findSession(),
    onSuccess: (session, link) => {
      client.setQueryData<unknown>(query.queryKey, session)
      // The link itself would only start the next check.
      if (isAllowed(session)) link.click()
    },
  })
  return (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    const copy = document.createElement('a')
    copy.href = event.currentTarget.href
    copy.download = event.currentTarget.download
    mutate(copy)
  }
}
