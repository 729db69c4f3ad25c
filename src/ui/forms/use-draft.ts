import { useEffect, useRef, useState, type RefObject } from 'react'
import { draftOf, isExpired, storedDraft } from '#src/lib/draft.ts'
import { controlsIn, fillIn, readValues, type FormValues } from '#src/lib/form-values.ts'

const SAVE_AFTER_MS = 500

/** `none`: nothing is kept, or cannot be. `restored`: brought back from an earlier visit and not changed since. */
export type DraftStatus = 'none' | 'saved' | 'restored'

/**
 * Keeps what is typed on this device while somebody types, and fills it in again when they come back; passwords are never
 * kept. Call `clear` once it has been sent.
 */
export function useDraft(formRef: RefObject<HTMLFormElement | null>, name: string) {
  const [status, setStatus] = useState<DraftStatus>('none')
  const forget = useRef(() => {})

  useEffect(() => {
    const form = formRef.current
    if (form === null) return
    const stored = storedDraft(name)
    let timer: ReturnType<typeof setTimeout> | undefined

    function save() {
      if (timer === undefined || form === null) return
      forget.current()
      const draft = draftOf(valuesToKeep(form), Date.now())
      if (draft === null) stored.clear()
      setStatus(draft !== null && stored.write(draft) ? 'saved' : 'none')
    }

    function saveSoon() {
      clearTimeout(timer)
      timer = setTimeout(save, SAVE_AFTER_MS)
    }

    forget.current = () => {
      clearTimeout(timer)
      timer = undefined
    }

    const draft = stored.read()
    if (draft !== null && isExpired(draft, Date.now())) stored.clear()
    else if (draft !== null) {
      fillIn(form, draft.values)
      setStatus('restored')
    }

    form.addEventListener('input', saveSoon)
    // A page that is left or put away may never get another chance.
    window.addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', save)
    return () => {
      form.removeEventListener('input', saveSoon)
      window.removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', save)
      save()
    }
  }, [formRef, name])

  function clear() {
    forget.current()
    storedDraft(name).clear()
    setStatus('none')
  }

  return { status, clear }
}

function valuesToKeep(form: HTMLFormElement): FormValues {
  const secrets = controlsIn(form).filter(isSecret)
  const names = new Set(secrets.map(({ name }) => name))
  return Object.fromEntries(Object.entries(readValues(form)).filter(([name]) => !names.has(name)))
}

// By what it asks for: its type is that of a text while somebody looks at what they typed.
function isSecret({ type, autocomplete }: { type: string; autocomplete: string }): boolean {
  return type === 'password' || /password$|^one-time-code$/.test(autocomplete)
}
