import { Span, VisuallyHidden, Wrap } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { TextButton } from '#src/ui/forms/form-actions.tsx'

const RESEND_AFTER_MS = 60_000

type ResendCodeProps = {
  /** When the last code was sent; undefined if none was, so that there is no wait. */
  sentAt: number | undefined
  onResend: () => Promise<void>
}

/**
 * Requests another code, a minute after the last: mails take time, and each new code invalidates the previous one.
 */
export function ResendCode({ sentAt, onResend }: ResendCodeProps) {
  const seconds = useSecondsLeft(sentAt)
  const [isBusy, setIsBusy] = useState(false)
  const isWaiting = seconds === null || seconds > 0

  async function resend() {
    setIsBusy(true)
    try {
      await onResend()
    } catch {
      // A toast has shown the failure, and the button is still there.
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Wrap as="p" textStyle="small" alignItems="center" gap="0 0.5rem">
      Nothing there?
      <TextButton disabled={isWaiting || isBusy} onClick={() => void resend()}>
        Resend code
      </TextButton>
      {seconds !== null && seconds > 0 && (
        // Hidden from screen readers, which get one announcement at the end of the wait.
        <Span aria-hidden color="fg.muted">
          in {seconds} s
        </Span>
      )}
      <VisuallyHidden role="status">
        {sentAt !== undefined && seconds === 0 && 'You can ask for a new code now.'}
      </VisuallyHidden>
    </Wrap>
  )
}

/** Null until hydration, as the prerendered page has no time. */
function useSecondsLeft(sentAt: number | undefined): number | null {
  const [now, setNow] = useState<number | null>(null)

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the clock can only be read after hydration
    setNow(Date.now())
    if (sentAt === undefined) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (secondsUntilResend(sentAt, Date.now()) === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [sentAt])

  if (now === null) return null
  return sentAt === undefined ? 0 : secondsUntilResend(sentAt, now)
}

function secondsUntilResend(sentAt: number, now: number): number {
  // A clock that was set back must not prolong the wait.
  const waited = Math.max(0, now - sentAt)
  return Math.max(0, Math.ceil((RESEND_AFTER_MS - waited) / 1000))
}
