import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './client.ts'

const MOST_TRIES_AGAIN = 2

type Reactions = {
  /** The server no longer knows who is asking: the session has ended. */
  onSessionEnd: () => void
  /** A change failed, and nobody else says so. A form with its own message opts out with `meta: { isSilent: true }`. */
  onFailure: (error: unknown) => void
}

/** Keeps what the server said. What happens when a call fails is decided by who makes it. */
export function createQueryClient({ onSessionEnd, onFailure }: Reactions): QueryClient {
  const queryCache = new QueryCache({
    onError: (error) => {
      if (isSessionEnd(error)) onSessionEnd()
    },
  })
  const mutationCache = new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      if (isSessionEnd(error)) onSessionEnd()
      else if (mutation.meta?.isSilent !== true) onFailure(error)
    },
  })
  return new QueryClient({
    queryCache,
    mutationCache,
    defaultOptions: {
      // Always: offline, a call would otherwise wait for ever, and nobody would say why nothing happens.
      queries: { retry: shouldTryAgain, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
}

/** A refusal stays one however often one asks. */
function shouldTryAgain(failures: number, error: unknown): boolean {
  return failures < MOST_TRIES_AGAIN && !(error instanceof ApiError && error.status < 500)
}

function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}
