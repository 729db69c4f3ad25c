// @chunk parts
import { chakra } from '@chakra-ui/react'
import { keyframes } from '@emotion/react'

const creep = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } })

type ProgressBarProps = {
  isShown: boolean
  /** The announcement while waiting. */
  words: string
  /** The announcement after waiting. */
  wordsAfter?: string | null
}

/** A bar along the top of the window, over the page and without moving it. */
export function ProgressBar({ isShown, words, wordsAfter = null }: ProgressBarProps) {
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
      {isShown && (
        <chakra.div
          height="100%"
          backgroundColor="accent"
          transformOrigin="left"
          // Delayed, so that instant results do not flash a bar.
          animation={`${creep} 8s cubic-bezier(0.1, 0.7, 0.2, 1) 150ms both`}
        />
      )}
      {(isShown || wordsAfter) && <chakra.span srOnly>{isShown ? words : wordsAfter}</chakra.span>}
    </chakra.div>
  )
}
