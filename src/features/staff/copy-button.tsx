import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'

/** Copies a text; without permission, or without https, it stays on the screen to be copied by hand. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast.success('Copied')
    } catch {
      toast.error('Your browser did not allow copying. Please select the text and copy it.')
    }
  }
  return (
    <Button look="outline" onClick={() => void copy()}>
      {children}
    </Button>
  )
}
