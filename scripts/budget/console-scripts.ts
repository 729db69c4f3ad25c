// Only the console makes this call.
const CALL_OF_CONSOLE = '/api/staff/submissions'
// The page makes this call before it loads the console.
const CALL_OF_PAGE = '/api/staff/session'

/** The scripts and pages, by name, that load code of the staff console without belonging to its page. */
export function waysToConsole(
  scripts: ReadonlyMap<string, string>,
  pages: ReadonlyMap<string, string>,
): Array<string> {
  const own = [...scripts].filter(([, code]) => code.includes(CALL_OF_CONSOLE)).map(([name]) => name)
  const isConsole = (page: string) => /^\/staff(?:\/|$)/.test(page)
  if (own.length === 0 && [...pages.keys()].some(isConsole))
    return ['No script makes the calls of the console: its address may have changed.']
  const names = (text: string) => own.some((name) => text.includes(name))
  // Scripts that only the console loads later may import from it.
  const isPartOfConsole = (part: string) => {
    const ways = [...scripts].filter(([name, code]) => name !== part && code.includes(part))
    return (
      ways.length > 0 &&
      ways.every(([name]) => own.includes(name)) &&
      ![...pages.values()].some((html) => html.includes(part))
    )
  }
  const foreign = [...scripts].filter(
    ([name, code]) =>
      names(code) && !own.includes(name) && !code.includes(CALL_OF_PAGE) && !isPartOfConsole(name),
  )
  return [...foreign, ...[...pages].filter(([page, html]) => names(html) && !isConsole(page))].map(
    ([name]) => `${name} leads to the code of the staff console, which is for its page alone.`,
  )
}
