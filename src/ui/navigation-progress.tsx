import { chakra } from '@chakra-ui/react'
import { keyframes } from '@emotion/react'
import { useNavigation } from 'react-router-dom'

const creep = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } })

/** A bar along the top while the next page is on its way: on a slow line a click must not seem lost. */
export function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading'
  return (
    <chakra.div
      role="status"
      position="fixed"
      insetInline="0"
      top="0"
      height="4px"
      zIndex="toast"
      pointerEvents="none"
    >
      {isLoading && (
        <>
          <chakra.div
            height="100%"
            backgroundColor="accent"
            transformOrigin="left"
            // Waits a moment first: a page that is already here must not flash a bar.
            animation={`${creep} 8s cubic-bezier(0.1, 0.7, 0.2, 1) 150ms both`}
          />
          <chakra.span srOnly>Loading the page</chakra.span>
        </>
      )}
    </chakra.div>
  )
}
