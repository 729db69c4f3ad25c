import { chakra } from '@chakra-ui/react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { PointerEvent, MouseEvent, ReactNode, RefObject, SyntheticEvent } from 'react'
import { dialogRecipe } from './dialog-recipe.ts'
import { noteOpenDialog } from './open-dialogs.ts'

type DialogProps = {
  isOpen: boolean
  /** Somebody asked to close it: by Escape, on the backdrop, or with the browser's back gesture. */
  onClose: () => void
  /** A card in the middle, a menu that slides in from the right, or the whole screen. */
  variant?: 'modal' | 'sheet' | 'fullscreen'
  /** What has the focus first; without it the first thing that can have it. */
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
} & ({ label: string; labelledBy?: never } | { label?: never; labelledBy: string })

const Frame = chakra('dialog', dialogRecipe)

/**
 * Something that has to be dealt with before the page goes on. The page behind it can be neither used nor scrolled, and the
 * focus goes back to where it came from. The children exist from opening until the closing animation is over.
 */
export function Dialog({ isOpen, onClose, label, labelledBy, variant, initialFocus, children }: DialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const startedOnBackdrop = useRef(false)
  const [isPresent, setIsPresent] = useState(isOpen)
  if (isOpen && !isPresent) setIsPresent(true)

  useLayoutEffect(() => {
    const dialog = dialogRef.current
    if (dialog === null) return
    if (isOpen) {
      dialog.showModal()
      initialFocus?.current?.focus()
      return noteOpenDialog(dialog)
    }
    if (!dialog.open) return
    // Here and not while cleaning up: at that point React would take the returned focus back.
    dialog.close()
    leave(dialog)
    void animationsOf(dialog).then(() => setIsPresent(dialog.open))
  }, [isOpen, initialFocus])

  // One that is taken away while open would not give the focus back.
  useLayoutEffect(() => {
    const dialog = dialogRef.current
    return () => {
      if (dialog?.open) dialog.close()
    }
  }, [])

  // The parent decides whether it closes.
  function handleCancel(event: SyntheticEvent) {
    // A file field inside also sends `cancel` when nothing was chosen.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }

  // Browsers close it without asking when Escape is pressed twice.
  function handleClose(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget && isOpen && !event.currentTarget.open) onClose()
  }

  // Marking a text and letting go outside must not lose what was typed: press and release both count.
  function handlePointerDown(event: PointerEvent) {
    startedOnBackdrop.current = event.target === event.currentTarget
  }

  function handleClick(event: MouseEvent) {
    if (event.target === event.currentTarget && startedOnBackdrop.current) onClose()
    startedOnBackdrop.current = false
  }

  return (
    <Frame
      ref={dialogRef}
      variant={variant}
      aria-label={label}
      aria-labelledby={labelledBy}
      data-ground={variant === 'fullscreen' ? 'dark' : undefined}
      onCancel={handleCancel}
      onClose={handleClose}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
    >
      {isPresent && <Content>{children}</Content>}
    </Frame>
  )
}

// Covers the whole box, so that a click on the dialog itself can only be one on its backdrop.
const Content = chakra('div', { base: { minHeight: '100%' } })

// Where nothing had the focus before, it would stay on a button that fades away.
function leave(dialog: HTMLDialogElement) {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.blur()
}

function animationsOf(dialog: HTMLDialogElement): Promise<unknown> {
  const animations = dialog.getAnimations()
  return Promise.allSettled(animations.map((animation) => animation.finished))
}
