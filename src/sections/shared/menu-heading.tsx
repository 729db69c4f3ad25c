// @chunk parts
import { chakra } from '@chakra-ui/react'
import type { PictureData } from '#src/content/pictures.ts'
import { IconButton } from '#src/ui/button.tsx'
import { CloseIcon } from '#src/ui/close-icon.tsx'
import { Picture } from '#src/ui/picture.tsx'

/** The top of a slide-in menu: the logo, and the way out. */
export function MenuHeading({ logo, onClose }: { logo: PictureData; onClose: () => void }) {
  return (
    <chakra.div
      display="flex"
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
    </chakra.div>
  )
}
