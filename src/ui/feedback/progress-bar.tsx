// @chunk parts
import { chakra } from '@chakra-ui/react'

type ProgressBarProps = {
  isShown: boolean
  /** Announced while waiting. */
  words: string
  /** Announced after waiting. */
  wordsAfter?: string | null
}

/** A bar along the top of the window (src/theme/progress-bar.css), over the page and without moving it. */
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
      {isShown && <div className="progress-bar" />}
      {(isShown || wordsAfter) && <chakra.span srOnly>{isShown ? words : wordsAfter}</chakra.span>}
    </chakra.div>
  )
}
