import { useEffect, useState, type RefObject } from 'react'
import { readValues, type FormValue } from '#src/lib/form-values.ts'

/** What one field of the form holds, as it changes: for what depends on it, such as a counter or further questions. */
export function useFormValue(formRef: RefObject<HTMLFormElement | null>, name: string): FormValue {
  const [value, setValue] = useState<FormValue>(undefined)

  useEffect(() => {
    const form = formRef.current
    if (form === null) return
    const read = () => setValue(readValues(form)[name])
    // The event comes before the fields are emptied.
    const readAfterwards = () => setTimeout(read)
    read()
    form.addEventListener('input', read)
    form.addEventListener('reset', readAfterwards)
    return () => {
      form.removeEventListener('input', read)
      form.removeEventListener('reset', readAfterwards)
    }
  }, [formRef, name])

  return value
}
