/** What time it is, in milliseconds since 1970: handed in, so that a test can let a month pass. */
export type Clock = () => number

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
