import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'

/** For pages that keep state in the query (search, dialogs, viewers): a new query needs no new data. */
export function revalidateOnPageChange(args: ShouldRevalidateFunctionArgs): boolean {
  return args.currentUrl.pathname !== args.nextUrl.pathname && args.defaultShouldRevalidate
}
