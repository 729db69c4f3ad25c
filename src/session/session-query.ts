import { queryOptions } from '@tanstack/react-query'
import { parse } from 'valibot'
import { verifyAnswerSchema } from '../../contract/accounts'
import { askForSession } from '../api/session'
import { withinTime } from '../lib/time-limit'

const SECONDS = 1000

/** Who is signed in; null for nobody. Looked at again when somebody comes back to the page, every few minutes at most. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: ['session'],
    queryFn: async () => parse(verifyAnswerSchema, await withinTime(askForSession(), 20 * SECONDS)).payload,
    staleTime: 3 * 60 * SECONDS,
    // A failure means "to the public pages" (spec section 4): there is nothing to wait for.
    retry: false,
  })
