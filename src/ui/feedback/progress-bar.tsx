import { Box, VisuallyHidden } from '@chakra-ui/react'

type ProgressBarProps = {
  isShown: boolean
  message: string
  messageAfter?: string | null
}

/** A bar along the top of the window (src/theme/progress-bar.css), over the page and without moving it. */
export function ProgressBar({ isShown, message, messageAfter = null }: ProgressBarProps) {
  return (
    <Box
      role="status"
      position="fixed"
      insetInline="0"
      top="0"
      height="4px"
      zIndex="toast"
      pointerEvents="none"
    >
      {isShown && <div className="progress-bar" />}
      {(isShown || messageAfter) && <VisuallyHidden>{isShown ? message : messageAfter}</VisuallyHidden>}
    </Box>
  )
}
