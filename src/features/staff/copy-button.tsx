import { Button } from '#src/ui/button.tsx'
import { copyText } from '#src/ui/copy-text.ts'

/** Copies a text; without permission or https, the text can be copied by hand. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const copy = () =>
    copyText(text, {
      copied: 'Copied',
      refused: 'Your browser did not allow copying. Please select the text and copy it.',
    })
  return (
    <Button look="outline" onClick={() => void copy()}>
      {children}
    </Button>
  )
}
