import { Flex } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { PictureData } from '#src/content/pictures.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { CloseIcon } from '#src/ui/icon.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { useOnNavigation } from '#src/ui/use-navigation.ts'

type SlideInMenuProps = {
  logo: PictureData
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** The menu of small screens. Its button, the backdrop, Escape and a navigation close it; a chosen page gets the focus. */
export function SlideInMenu({ logo, isOpen, onClose, children }: SlideInMenuProps) {
  const hasLedToPage = useRef(false)
  useEffect(() => {
    if (isOpen) hasLedToPage.current = false
  }, [isOpen])
  useOnNavigation(() => {
    hasLedToPage.current = isOpen
    onClose()
  })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      finalFocus={() => (hasLedToPage.current ? document.getElementById('main') : null)}
      label="Menu"
      size="xs"
    >
      <Flex
        alignItems="center"
        justifyContent="space-between"
        padding="4"
        paddingInlineStart="6"
        marginBottom="2"
      >
        <Picture data-logo picture={logo} sizes="150px" width="9.4rem" alt="" />
        <IconButton look="plain" aria-label="Close menu" onClick={onClose}>
          <CloseIcon size={26} />
        </IconButton>
      </Flex>
      {children}
    </Dialog>
  )
}
