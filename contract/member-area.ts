// @chunk parts
/** Where the addresses of the member area begin. */
export const MEMBER_HOME = '/explore'

/** Whether a path belongs to the member area, also that of a page's data: /explore.data. */
export function isMemberPath(path: string): boolean {
  return /^\/explore(?:[/.]|$)/i.test(path)
}
