import { BusyError } from '#server/platform/errors.ts'
import { route } from '#server/platform/route.ts'

// About a second of work. Visitors do not wait longer.
const MAX_ADMITTED = 100

let admitted = 0

/**
 * Adds a route that hashes a password. When too many run already, it is refused with a BusyError before it counts an
 * attempt or asks the database: when refusals cost writes, hardly any login was completed under load.
 */
export const hashingRoute: typeof route = (app, endpoint, options, handle) => {
  route(app, endpoint, options, async (call) => {
    if (admitted >= MAX_ADMITTED) throw new BusyError('Too many passwords are waiting to be checked.')
    admitted += 1
    try {
      return await handle(call)
    } finally {
      admitted -= 1
    }
  })
}
