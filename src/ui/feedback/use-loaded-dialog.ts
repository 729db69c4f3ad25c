import { startTransition, useEffect, useState } from 'react'
import { toast } from './toast.tsx'

type LoadedDialogOptions<Module> = {
  load: () => Promise<Module>
  isOpen: boolean
  close: () => void
  /** The subject of the message: "The menu". */
  name: string
}

/**
 * Loads the code of a dialog after hydration, so that no page waits for it; if that fails, again when it is opened.
 *
 *     const menu = useLoadedDialog({ load: () => import('./mobile-menu.tsx'), isOpen, close, name: 'The menu' })
 */
export function useLoadedDialog<Module>({ load, isOpen, close, name }: LoadedDialogOptions<Module>) {
  const [module, setModule] = useState<Module | null>(null)

  useEffect(() => {
    if (module !== null) return
    load().then(
      // Rendered in pieces, because it often arrives while the page is still busy.
      (loaded) => startTransition(() => setModule(loaded)),
      () => {
        if (!isOpen) return
        close()
        toast.error(`${name} could not be loaded. Please check your connection and try again.`)
      },
    )
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one attempt after hydration, one for each opening
  }, [isOpen])

  return module
}
