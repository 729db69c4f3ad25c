import listSvg from '@phosphor-icons/core/assets/bold/list-bold.svg?raw'
import { useState } from 'react'
import type { PictureData } from '#src/content/pictures.ts'
import type { Navigation } from '#src/content/site.ts'
import { IconButton } from '#src/ui/button.tsx'
import { LoadingNotice } from '#src/ui/feedback/loading-notice.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { needsScripts } from '#src/ui/needs-scripts.ts'
import { useLoadedModule } from '#src/ui/use-loaded-module.ts'

type MenuButtonProps = { navigation: Navigation; logo: PictureData }

/** The button of the slide-in menu on small screens. Opening the menu renders nothing else of the header. */
export function MenuButton({ navigation, logo }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const menu = useLoadedModule(() => import('./mobile-menu.tsx'), isOpen)
  return (
    <>
      <IconButton
        {...needsScripts}
        look="plain"
        display={{ base: 'inline-flex', lg: 'none' }}
        marginInlineStart="-4"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={menu.isLoading || undefined}
        {...menu.warmUp}
        onClick={() => setOpen(true)}
      >
        <Icon svg={listSvg} size={28} />
      </IconButton>
      {menu.module ? (
        <menu.module.MobileMenu navigation={navigation} logo={logo} isOpen={isOpen} onClose={close} />
      ) : (
        <LoadingNotice of={menu} name="The menu" onClose={close} />
      )}
    </>
  )
}
