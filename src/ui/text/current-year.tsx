import { useSyncExternalStore } from 'react'

const BUILT_IN = __BUILD_YEAR__
const subscribeToNothing = () => () => {}

/** The year by the visitor's clock. The prerendered page carries the year it was built in, which is right until January. */
export function CurrentYear() {
  const year = useSyncExternalStore(
    subscribeToNothing,
    () => new Date().getFullYear(),
    () => BUILT_IN,
  )
  return <>{year}</>
}
