/** Milliseconds since 1970. */
export type Time = number

/** SQLite has no booleans. */
export type Flag = 0 | 1
