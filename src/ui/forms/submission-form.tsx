import { VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { HONEYPOT, type SentSubmission, type SubmissionKind } from '#contract/submissions.ts'
import { deliver, deliveryFailureText } from '#src/api/deliver.ts'
import { needQueue } from '#src/lib/lazy-queue.ts'
import { needsScripts } from '#src/ui/needs-scripts.ts'
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts'
import type { Draft } from './draft.ts'
import { FailureNote } from './failure-note.tsx'
import { FormActions, type FormActionsProps } from './form-actions.tsx'
import { Form, RequiredNote, type FormPlaceProps } from './form.tsx'
import type { Form as FormState } from './use-form.ts'
import { usePersistedForm, type PersistedForm, type PersistedFormOptions } from './use-persisted-form.ts'

type Send = <Payload extends object>(payload: Payload) => Promise<SentSubmission<Payload> | false>

type SubmissionOptions<Schema extends GenericSchema<unknown, object>> = Omit<
  PersistedFormOptions<Schema>,
  'onSubmit'
> & {
  /** The name of the draft, if it is not the kind, or a draft that several forms share. */
  draft?: string | Draft
  /** What is sent of valid values: by default all of them. */
  onSubmit?: (values: InferOutput<Schema>, send: Send) => Promise<SentSubmission | boolean>
}

/** A form that is delivered to the organisation, once for each content of its draft. */
export function useSubmissionForm<Schema extends GenericSchema<unknown, object>>(
  kind: SubmissionKind,
  { draft = kind, onSubmit = (values, send) => send(values), ...options }: SubmissionOptions<Schema>,
) {
  return usePersistedForm(draft, {
    ...options,
    onSubmit: (values, { keyFor }, element) =>
      onSubmit(values, (payload) => deliver(kind, payload, keyFor(payload), formCheck(element))),
  })
}

type SubmissionFormProps = FormPlaceProps & FormActionsProps & { form: PersistedForm; children: ReactNode }

/**
 * A form sent to the organisation: its fields, the honeypot, the failure message, its buttons and the state of its
 * draft.
 */
export function SubmissionForm(props: SubmissionFormProps) {
  const { form, labelledBy, action, children, ...actions } = props
  useEffect(needQueue, [])
  return (
    <Form form={form} action={action} aria-labelledby={labelledBy}>
      <RequiredNote />
      {children}
      <Honeypot form={form} />
      {form.failure !== null && <FailureNote>{deliveryFailureText(form.failure)}</FailureNote>}
      <FormActions form={form} {...actions} />
    </Form>
  )
}

/** The honeypot field. It also records when the form appeared. */
function Honeypot({ form: { store } }: { form: FormState }) {
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
function formCheck(form: HTMLFormElement | null): string {
  const field = form?.querySelector<HTMLInputElement>(`[name=${HONEYPOT}]`)
  if (!field?.value) return (performance.now() - Number(field?.dataset.since ?? 0)).toFixed()
  // A browser extension may have filled it in: the next attempt of a person passes.
  field.value = ''
  return HONEYPOT
}
