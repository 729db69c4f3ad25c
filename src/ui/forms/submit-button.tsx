// @chunk forms
import type { ComponentProps, MouseEvent } from 'react'
import { Button } from '#src/ui/button.tsx'

type SubmitButtonProps = { isBusy: boolean; children: string } & Pick<ComponentProps<typeof Button>, 'look'>

/** Sends the form. While it is being sent it keeps the focus, says so, and takes no second click. */
export function SubmitButton({ isBusy, look, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size="lg"
      look={look}
      alignSelf="flex-start"
      aria-disabled={isBusy || undefined}
      opacity={isBusy ? '0.7' : undefined}
      onMouseDown={keepFocus}
      onClick={isBusy ? (event) => event.preventDefault() : undefined}
    >
      {isBusy ? 'Sending…' : children}
    </Button>
  )
}

// Leaving the field above could show an error there and push the button away before the click has ended.
function keepFocus(event: MouseEvent) {
  event.preventDefault()
}
