import { useMediaQuery } from '@chakra-ui/react'

/** Whether the visitor prefers reduced motion. False before hydration. */
export function useIsMotionReduced(): boolean {
  return useMediaQuery(['(prefers-reduced-motion: reduce)'])[0] ?? false
}
