/** Separate from its schema, which only the console loads: the page makes this call before it loads the console. */
export const STAFF_SESSION_PATH = '/api/staff/session'
