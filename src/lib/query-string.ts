import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'

type Changes = Readonly<Record<string, string | null>>

/** Changes parameters of a query, or removes those whose value is null. Returns '?photo=one', or ''. */
export function changedQuery(params: URLSearchParams, changes: Changes): string {
  const changed = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) changed.delete(name)
    else changed.set(name, value)
  }
  return changed.toString() === '' ? '' : `?${changed}`
}

/**
 * The history state of a link that opens something on its page, so that closing it goes back instead of adding an
 * entry.
 */
export const openedOnThisPage = { isOpenedOnThisPage: true }

/** For pages that keep state in the query (search, dialogs, viewers): a new query needs no new data. */
export function revalidateOnPageChange(args: ShouldRevalidateFunctionArgs): boolean {
  const isOtherPage = args.currentUrl.pathname !== args.nextUrl.pathname
  // In `npm run dev` the content may have changed.
  return (isOtherPage || import.meta.env.MODE === 'development') && args.defaultShouldRevalidate
}
