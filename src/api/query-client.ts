import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './client.ts'

const MAX_RETRIES = 2

// The longest time between the presses of a double click. A mutation stays pending for that long after its answer: on
// a fast network the second press would otherwise come after the answer, and undo or repeat the change.
const DOUBLE_CLICK_MS = 400

// The default scheduler uses a timer: the second click of a double click would reach a button that does not know of
// the first request, and send it again.
notifyManager.setScheduler(queueMicrotask)

type Reactions = {
  /** Called if the server rejects a call; with 401 the session has ended. */
  onRefusal: (error: ApiError) => void
  /** Called if a mutation fails that shows no message itself. Opt out with `meta: { isSilent: true }`. */
  onFailure: (error: unknown) => void
}

/** The cache of server data. Callers decide how errors are handled. */
export function createQueryClient({ onRefusal, onFailure }: Reactions): QueryClient {
  const queryCache = new QueryCache({
    onError: (error) => {
      if (error instanceof ApiError) onRefusal(error)
    },
  })
  const mutationCache = new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      if (error instanceof ApiError) onRefusal(error)
      const isSessionEnd = error instanceof ApiError && error.status === 401
      if (!isSessionEnd && mutation.meta?.isSilent !== true) onFailure(error)
    },
    onSettled: (_answer, error) =>
      error ? undefined : new Promise((resolve) => setTimeout(resolve, DOUBLE_CLICK_MS)),
  })
  return new QueryClient({
    queryCache,
    mutationCache,
    defaultOptions: {
      // Otherwise calls would be paused while offline, without an error.
      queries: { retry: shouldTryAgain, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  })
}

/** A rejection is final, so that a retry is useless. */
function shouldTryAgain(failures: number, error: unknown): boolean {
  return failures < MAX_RETRIES && !(error instanceof ApiError && error.status < 500)
}
