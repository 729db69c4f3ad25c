import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { dialogRecipe } from './dialog-recipe.ts'
import { useModal, type ModalProps } from './use-modal.ts'

type DialogProps = ModalProps & {
  /** A card in the middle, or the whole screen. */
  size?: 'md' | 'full'
  children: ReactNode
} & ({ label: string; labelledBy?: never } | { label?: never; labelledBy: string })

/**
 * A modal dialog. The page behind it can neither be used nor scrolled, and the focus returns to its previous place.
 * The children are mounted from opening until the closing animation ends. Import it only in code that is loaded when a
 * dialog is opened: see `useLoadedModule`.
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
