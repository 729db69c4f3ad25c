import { createContext, use, useSyncExternalStore } from 'react'
import type { Draft } from './draft.ts'
import type { FormValue } from './form-values.ts'
import type { Form } from './use-form.ts'

export const FormContext = createContext<(Form & { draft?: Draft }) | null>(null)

/** The form around a field. */
export function useFormContext() {
  const form = use(FormContext)
  if (form === null) throw new Error('A field has to be inside a <Form>.')
  return form
}

/** The value of one field as it changes: for what depends on it, such as a counter or further questions. */
export function useFormValue(name: string): FormValue {
  const { store } = useFormContext()
  return useSyncExternalStore(
    store.subscribe,
    () => store.read()[name],
    () => undefined,
  )
}
