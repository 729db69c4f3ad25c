/** Apart from its schema, which only the console loads: the page asks before it loads the console. */
export const STAFF_SESSION_PATH = '/api/staff/session'
