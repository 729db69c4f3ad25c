import { useEffect, useRef } from 'react'
import { HONEYPOT } from '#contract/submissions.ts'
import { needsScripts } from '#src/ui/needs-scripts.ts'
import { VisuallyHidden } from './form.tsx'
import type { Form } from './use-form.ts'

/** The field that only programs fill in. It remembers when the form appeared. */
export function Honeypot({ form: { store } }: { form: Form }) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // After the effect of the form around it, which restores the draft.
    queueMicrotask(() => {
      // What was typed before hydration, or kept from an earlier visit, took its time: it counts from the opening of the page.
      const isEmpty = !Object.values(store.read()).some(Boolean)
      if (ref.current && isEmpty) ref.current.dataset.since = String(performance.now())
    })
  }, [store])
  return (
    <VisuallyHidden aria-hidden {...needsScripts}>
      {/* It belongs to no form, so that it is neither read, stored nor focused with the others. */}
      <input ref={ref} form="" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </VisuallyHidden>
  )
}

/** How a form was filled in, for the header of the contract. */
export function formCheck(form: HTMLFormElement | null): string {
  const field = form?.querySelector<HTMLInputElement>(`[name=${HONEYPOT}]`)
  if (!field?.value) return (performance.now() - Number(field?.dataset.since ?? 0)).toFixed()
  // An extension of the browser may have filled it in: the next try of a person passes.
  field.value = ''
  return HONEYPOT
}
