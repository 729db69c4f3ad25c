import { defineSlotRecipe, Dialog as ChakraDialog, Portal } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { registerDialog } from './open-dialogs.ts'

/** A card in the middle, the whole screen, or a menu that slides in from the right. */
const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      backgroundColor: 'bg.backdrop',
      _open: { animation: 'fade-in {durations.quick}' },
      _closed: { animation: 'fade-out {durations.quick}' },
    },
    positioner: { position: 'fixed', inset: '0', zIndex: 'overlay', display: 'flex' },
    content: {
      color: 'fg',
      textAlign: 'start',
      overflowX: 'hidden',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      outline: 'none',
      _open: { animation: 'fade-in {durations.quick}' },
      _closed: { animation: 'fade-out {durations.quick}' },
    },
  },
  variants: {
    size: {
      md: {
        content: {
          width: 'calc(100% - 2rem)',
          maxWidth: '36rem',
          maxHeight: 'calc(100dvh - 2rem)',
          margin: 'auto',
          borderRadius: 'lg',
          backgroundColor: 'bg.surface',
        },
      },
      full: {
        content: { width: '100%', height: '100dvh', backgroundColor: 'bg.dark', color: 'fg.onDark' },
      },
      xs: {
        content: {
          // The area beside it for tapping grows with the text size up to a limit, beyond which the text needs the space.
          width: 'min(22rem, max(85vw, 100vw - 3rem))',
          height: '100dvh',
          marginInlineStart: 'auto',
          backgroundColor: 'bg',
          _open: { animation: 'slide-in {durations.quick}' },
          _closed: { animation: 'slide-out {durations.quick}' },
        },
      },
    },
  },
})

export type ModalProps = {
  isOpen: boolean
  /** Called on a request to close: Escape, a press on the backdrop, or the back gesture of Android. */
  onClose: () => void
  /** Gets the focus on closing if what had it on opening is gone, or nothing had it (a dialog opened by its address). */
  fallbackFocus?: () => HTMLElement | null
  /** Gets the focus on closing in place of both, unless it is null. */
  finalFocus?: () => HTMLElement | null
}

type DialogProps = ModalProps & {
  size?: 'md' | 'full' | 'xs'
  children: ReactNode
} & ({ label: string; labelledBy?: never } | { label?: never; labelledBy: string })

/**
 * A modal dialog. The focus comes to its first control, or to what has `data-autofocus`, and returns to its previous
 * place. The page behind it can neither be used nor scrolled.
 * The children are mounted from opening until the closing animation ends. Public pages load it when a dialog is opened: see
 * `useLoadedModule`.
 */
export function Dialog({ label, labelledBy, size = 'md', children, ...modal }: DialogProps) {
  const { root, contentRef } = useModal(modal)
  return (
    <ChakraDialog.Root {...root} recipe={dialogRecipe} size={size}>
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content
            ref={contentRef}
            aria-label={label}
            aria-labelledby={labelledBy}
            data-tone={size === 'full' ? 'dark' : 'light'}
          >
            {children}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  )
}

/** The behaviour that Chakra's dialog does not have. The parent decides whether it closes. */
function useModal({ isOpen, onClose, fallbackFocus, finalFocus }: ModalProps) {
  const [content, contentRef] = useState<HTMLDivElement | null>(null)
  const opener = useRef<Element>(null)

  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement === document.body ? null : document.activeElement
  }, [isOpen])

  useLayoutEffect(() => {
    if (isOpen && content !== null) return registerDialog(content)
  }, [isOpen, content])

  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen || !('CloseWatcher' in window)) return
    const watcher = new CloseWatcher()
    watcher.onclose = () => close()
    return () => watcher.destroy()
  }, [isOpen])

  const root = {
    open: isOpen,
    onOpenChange: ({ open }: { open: boolean }) => {
      if (!open) onClose()
    },
    // In iOS it would scroll the page back to where it was, after a link of the menu as well: see open-dialogs.ts.
    preventScroll: false,
    finalFocusEl: () => finalFocus?.() ?? (opener.current?.isConnected ? null : (fallbackFocus?.() ?? null)),
    // The first Escape closes an open list of options.
    onEscapeKeyDown: (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.matches('[role=combobox][aria-expanded=true]'))
        event.preventDefault()
    },
  }
  return { root, contentRef }
}
