import { useState } from 'react'

/** The time at which a page was opened: for parts that are not prerendered, such as the pages behind the guard. */
export function useNow(): Date {
  const [now] = useState(() => new Date())
  return now
}
