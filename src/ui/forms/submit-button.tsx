import type { ComponentProps, MouseEvent } from 'react'
import { Button } from '#src/ui/button.tsx'

type SubmitButtonProps = { isBusy: boolean; children: string } & Pick<ComponentProps<typeof Button>, 'look'>

/**
 * Submits the form. While the form is being sent, the button keeps the focus, says so, and ignores further clicks.
 */
export function SubmitButton({ isBusy, look, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size="lg"
      look={look}
      alignSelf="flex-start"
      isBusy={isBusy}
      opacity={isBusy ? '0.7' : undefined}
      onMouseDown={keepFocus}
    >
      {isBusy ? 'Sending…' : children}
    </Button>
  )
}

// Keeps the focus in the field above: on blur it could show an error, and move the button away before the click has
// ended. If the focus is outside the form, the button takes it, so that the thanks can take it from there.
function keepFocus(event: MouseEvent<HTMLButtonElement>) {
  if (event.currentTarget.form?.contains(document.activeElement)) event.preventDefault()
}
