import { chakra } from '@chakra-ui/react'
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { PointerEvent, MouseEvent, ReactNode, RefObject, SyntheticEvent } from 'react'
import { dialogRecipe } from './dialog-recipe.ts'
import { registerDialog } from './open-dialogs.ts'
import { useStableCallback } from '#src/ui/use-stable-callback.ts'

type DialogProps = {
  isOpen: boolean
  /** Called on a request to close: Escape, a click on the backdrop, or the browser's back gesture. */
  onClose: () => void
  /** A card in the middle, a menu that slides in from the right, or a full-screen dialog. */
  variant?: 'modal' | 'sheet' | 'fullscreen'
  /** Gets the initial focus; by default the first focusable element. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Keeps the children mounted while it is closed, so that opening it renders nothing. */
  keepMounted?: boolean
  children: ReactNode
} & ({ label: string; labelledBy?: never } | { label?: never; labelledBy: string })

// Memoized: opening only shows the element, and only new children render it again.
const Frame = memo(chakra('dialog', dialogRecipe))

/**
 * A modal dialog. The page behind it can neither be used nor scrolled, and the focus returns to its previous place.
 * The children are mounted from opening until the closing animation ends, unless `keepMounted` is set.
 */
export function Dialog({
  isOpen,
  onClose,
  label,
  labelledBy,
  variant,
  initialFocus,
  keepMounted = false,
  children,
}: DialogProps) {
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
      return registerDialog(dialog)
    }
    if (!dialog.open) return
    // Here instead of in the cleanup, where React would take the returned focus back.
    dialog.close()
    leave(dialog)
    void animationsOf(dialog).then(() => setIsPresent(dialog.open))
  }, [isOpen, initialFocus])

  // If it is removed while open, the browser would not return the focus.
  useLayoutEffect(() => {
    const dialog = dialogRef.current
    return () => {
      if (dialog?.open) dialog.close()
    }
  }, [])

  // The parent decides whether it closes.
  const handleCancel = useStableCallback((event: SyntheticEvent) => {
    // A file field inside also fires `cancel` if nothing was chosen.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  })

  // Browsers close it without a cancel event when Escape is pressed twice.
  const handleClose = useStableCallback((event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && isOpen && !event.currentTarget.open) onClose()
  })

  // Selecting text and releasing outside must not close the dialog: press and release both count.
  const handlePointerDown = useStableCallback((event: PointerEvent) => {
    startedOnBackdrop.current = event.target === event.currentTarget
  })

  const handleClick = useStableCallback((event: MouseEvent) => {
    if (event.target === event.currentTarget && startedOnBackdrop.current) onClose()
    startedOnBackdrop.current = false
  })

  const isMounted = isPresent || keepMounted
  const content = useMemo(() => isMounted && <Content>{children}</Content>, [isMounted, children])
  return (
    <Frame
      ref={dialogRef}
      variant={variant}
      aria-label={label}
      aria-labelledby={labelledBy}
      data-ground={variant === 'fullscreen' ? 'dark' : 'light'}
      onCancel={handleCancel}
      onClose={handleClose}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
    >
      {content}
    </Frame>
  )
}

// Covers the whole box, so that a click on the dialog itself must be on its backdrop.
const Content = chakra('div', { base: { minHeight: '100%' } })

// If no element had the focus before, it would stay on a button that fades out.
function leave(dialog: HTMLDialogElement) {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.blur()
}

function animationsOf(dialog: HTMLDialogElement): Promise<unknown> {
  const animations = dialog.getAnimations()
  return Promise.allSettled(animations.map((animation) => animation.finished))
}
