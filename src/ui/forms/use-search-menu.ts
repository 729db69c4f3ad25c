import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import type { SelectProps } from './select.tsx'

type Menu = { Search: ComponentType<SelectProps>; takesFocus: boolean }

type SearchMenuOptions = {
  frameRef: RefObject<HTMLElement | null>
  /** Whether the native select has no options, so that it cannot be in use. */
  isEmpty: boolean
  /** Called when the menu is about to be needed, again on each touch of the form. */
  onWake: () => void
  /** Called with the selection in the native menu before it is replaced. */
  onReplace: (chosen: string) => void
}

/** Loads the searchable select when the form gets the focus. */
export function useSearchMenu({ frameRef, isEmpty, onWake, onReplace }: SearchMenuOptions) {
  const [menu, setMenu] = useState<Menu | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  // Whether the form was last touched in this field.
  const isWanted = useRef(false)

  useEffect(() => {
    const frame = frameRef.current
    const form = frame?.closest('form') ?? frame
    if (!frame || !form) return
    let isGone = false
    let isTouched = false
    let isAwake = false

    async function loadMenu(menuOfBrowser: HTMLSelectElement | null) {
      const { Select } = await import('./select.tsx')
      const isInUse = menuOfBrowser !== null && document.activeElement === menuOfBrowser
      // An open native select is not replaced.
      if (isInUse && !isEmpty) {
        await new Promise((resolve) => menuOfBrowser.addEventListener('blur', resolve, { once: true }))
      }
      if (isGone) return
      if (menuOfBrowser && !isEmpty) onReplace(menuOfBrowser.value)
      setMenu({ Search: Select, takesFocus: isEmpty && (isInUse || isWanted.current) })
    }

    function load() {
      onWake()
      if (isAwake) return
      isAwake = true
      setHasFailed(false)
      loadMenu(frame?.querySelector('select') ?? null).catch(() => {
        // Offline, or a new version of the site has replaced the file: the next touch tries again.
        isAwake = false
        setHasFailed(true)
      })
    }

    function wake({ target }: Event) {
      isTouched = true
      isWanted.current = target instanceof Node && frame?.contains(target) === true
      load()
    }

    function handleOnline() {
      if (isTouched) load()
    }

    form.addEventListener('focusin', wake)
    form.addEventListener('pointerdown', wake)
    window.addEventListener('online', handleOnline)
    return () => {
      isGone = true
      form.removeEventListener('focusin', wake)
      form.removeEventListener('pointerdown', wake)
      window.removeEventListener('online', handleOnline)
    }
  }, [frameRef, isEmpty, onWake, onReplace])

  return { menu, hasFailed, isWanted }
}
