import { VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { HONEYPOT } from '#contract/submissions.ts'
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts'
import { needsScripts } from '#src/ui/needs-scripts.ts'
import type { Form } from './use-form.ts'

/** The honeypot field. It also records when the form appeared. */
export function Honeypot({ form: { store } }: { form: Form }) {
  const ref = useRef<HTMLInputElement>(null)
  const isHydrated = useIsHydrated()
  useEffect(() => {
    // Runs after the effect of the parent form, which restores the draft.
    queueMicrotask(() => {
      // Values typed before hydration or restored from a draft took time to type: for them the time counts from the
      // opening of the page.
      const isEmpty = !Object.values(store.read()).some(Boolean)
      if (ref.current && isEmpty) ref.current.dataset.since = String(performance.now())
    })
  }, [store])
  return (
    <VisuallyHidden aria-hidden {...needsScripts}>
      {/*
        Named only now, as forms that are sent without scripts have a field of this name of their own. It belongs to no
        form, so that it is neither read, stored nor focused with the other fields.
      */}
      <input ref={ref} {...(isHydrated && { form: '', name: HONEYPOT })} tabIndex={-1} autoComplete="off" />
    </VisuallyHidden>
  )
}

/** The value of the contract's header that says how a form was filled in. */
export function formCheck(form: HTMLFormElement | null): string {
  const field = form?.querySelector<HTMLInputElement>(`[name=${HONEYPOT}]`)
  if (!field?.value) return (performance.now() - Number(field?.dataset.since ?? 0)).toFixed()
  // A browser extension may have filled it in: the next attempt of a person passes.
  field.value = ''
  return HONEYPOT
}
