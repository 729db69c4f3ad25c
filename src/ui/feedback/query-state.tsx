import { Text } from '@chakra-ui/react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'

type QueryStateProps<Data> = {
  query: UseQueryResult<Data>
  /** Names the data in messages, such as "your donations". */
  what: string
  children: (data: Data) => ReactNode
}

/** Shows the data of a query, a line of text while it loads, or a retry button if it fails. */
export function QueryState<Data>({ query, what, children }: QueryStateProps<Data>) {
  const { data, isError, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (!isError || isFetching)
    return (
      <Text role="status" color="fg.muted">
        Loading {what} …
      </Text>
    )
  return (
    <div role="alert">
      <p>We could not load {what}. Please check your connection and try again.</p>
      <Button
        look="outline"
        marginTop="4"
        onClick={({ currentTarget }) => {
          focusHeadingOf(currentTarget)
          void refetch()
        }}
      >
        Try again
      </Button>
    </div>
  )
}

/** Moves the focus from a control that is about to be removed to the heading of its section or page. */
function focusHeadingOf(control: Element) {
  const heading = control.closest('section, main')?.querySelector<HTMLElement>('h1, h2, h3')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
