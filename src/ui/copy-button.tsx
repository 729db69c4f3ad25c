import copySvg from '@phosphor-icons/core/assets/bold/copy-bold.svg?raw'
import { IconButton } from './button.tsx'
import { copyText } from './copy-text.ts'
import { Icon } from './icon.tsx'

type CopyButtonProps = {
  text: string
  /** Named in the label and in the message, such as `account number`. */
  what: string
}

/** Copies a short text. Renders nothing if copying is impossible, as the clipboard needs https. */
export function CopyButton({ text, what }: CopyButtonProps) {
  // Only rendered in the browser; the types assume https.
  if (!('clipboard' in navigator)) return null

  const copy = () =>
    copyText(text, {
      copied: `Copied the ${what}`,
      refused: `Your browser did not allow copying. The ${what} is ${text}`,
    })
  return (
    <IconButton
      look="plain"
      aria-label={`Copy the ${what}`}
      title={`Copy the ${what}`}
      onClick={() => void copy()}
    >
      <Icon svg={copySvg} size={20} />
    </IconButton>
  )
}
