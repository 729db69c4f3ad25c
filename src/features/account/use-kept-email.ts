import { useEffect, type RefObject } from 'react'
import { fillIn, readValues } from '#src/lib/form-values.ts'
import { storedText } from '#src/lib/storage.ts'

/** Ends with the tab, and with logging in: the next person at this computer must not find it. */
export const keptEmail = storedText('session', 'accountEmail')

/** Keeps the address typed here for the next form that asks for it, and for whoever goes back. Usernames and numbers stay where they are. */
export function useKeptEmail(formRef: RefObject<HTMLFormElement | null>, field: 'email' | 'contact') {
  useEffect(() => {
    const form = formRef.current
    if (form === null) return
    fillIn(form, { [field]: keptEmail.read() ?? '' })
    const keep = () => {
      const typed = readValues(form)[field]
      if (typeof typed === 'string' && typed.includes('@')) keptEmail.write(typed)
      else keptEmail.clear()
    }
    form.addEventListener('input', keep)
    return () => form.removeEventListener('input', keep)
  }, [formRef, field])
}
