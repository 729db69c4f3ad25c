import { chakra, Wrap } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'

/** A box at the bottom of the screen, above everything else. */
export const CornerBox = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    insetInline: '4',
    bottom: '4',
    maxWidth: '34rem',
    marginInline: 'auto',
    padding: '5',
    borderRadius: 'lg',
    border: '2px solid {colors.border.strong}',
    backgroundColor: 'bg.surface',
    // It would lie over the text of every sheet.
    _print: { display: 'none' },
  },
})

type LoadingNoticeProps = {
  /** The answer of `useLoadedModule`. */
  of: { isLoading: boolean; failures: number; retry: () => void }
  onClose: () => void
  /** What is loading, as the subject of a sentence: "The menu". */
  name: string
  /** Another way, if it does not arrive. */
  children?: ReactNode
}

/** Says that the code of a dialog is on its way, or that it did not arrive. */
export function LoadingNotice({
  of: { isLoading, failures, retry },
  onClose,
  name,
  children,
}: LoadingNoticeProps) {
  if (failures === 0) return isLoading && <CornerBox role="status">{name} is on its way…</CornerBox>
  return (
    <CornerBox role="alert">
      {name} did not arrive. Please check your connection and try again, or reload the page.
      {children}
      <Wrap gap="3" marginTop="4">
        <Button aria-busy={isLoading || undefined} onClick={retry}>
          Try again
        </Button>
        <Button look="outline" onClick={onClose}>
          Close
        </Button>
      </Wrap>
    </CornerBox>
  )
}
