import { VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { HONEYPOT, type SentSubmission, type SubmissionKind } from '#contract/submissions.ts'
import { deliver, deliveryFailureText } from '#src/api/delivery.ts'
import { needQueue } from '#src/lib/lazy-queue.ts'
import { needsScripts } from '#src/ui/needs-scripts.ts'
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts'
import { useDraft } from './draft.ts'
import { FailureNote } from './failure-note.tsx'
import { Form, FormActions, type FormActionsProps, type FormPlaceProps, RequiredNote } from './form.tsx'
import { useForm, type Form as FormState, type FormOptions } from './use-form.ts'

type Send = <Payload extends object>(payload: Payload) => Promise<SentSubmission<Payload> | false>

type SubmissionOptions<Schema extends GenericSchema<unknown, object>> = Omit<
  FormOptions<Schema>,
  'onSubmit'
> & {
  /** What is sent of valid values: by default all of them. */
  onSubmit?: (values: InferOutput<Schema>, send: Send) => Promise<SentSubmission | boolean>
}

/** A form that is delivered to the organisation, once for each content of its draft, by default that of its kind. */
export function useSubmissionForm<Schema extends GenericSchema<unknown, object>>(
  kind: SubmissionKind,
  { onSubmit = (values, send) => send(values), ...options }: SubmissionOptions<Schema>,
) {
  const ownDraft = useDraft(kind)
  const { draft = ownDraft } = options
  return useForm({
    ...options,
    draft,
    onSubmit: (values, form) =>
      onSubmit(values, (payload) => deliver(kind, payload, draft.keyFor(payload), formCheck(form))),
  })
}

type SubmissionFormProps = FormPlaceProps & FormActionsProps & { form: FormState; children: ReactNode }

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

/** The honeypot field. It also records when the form appeared, unless its draft was typed during an earlier visit. */
function Honeypot({ form: { store, draft } }: { form: FormState }) {
  const ref = useRef<HTMLInputElement>(null)
  const isHydrated = useIsHydrated()
  useEffect(() => {
    // Runs after the effect of the parent form, which restores the draft.
    queueMicrotask(() => {
      if (ref.current === null || draft?.status() === 'restored') return
      // What was typed before hydration took time: then it counts from the opening of the page.
      const isEmpty = !Object.values(store.read()).some(Boolean)
      ref.current.dataset.since = isEmpty ? String(performance.now()) : '0'
    })
  }, [store, draft])
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

/** The value of the contract's header that says how a form was filled in, if that is known. */
function formCheck(form: HTMLFormElement): string | undefined {
  const field = form.querySelector<HTMLInputElement>(`[name=${HONEYPOT}]`)
  const since = field?.dataset.since
  if (!field?.value) return since && (performance.now() - Number(since)).toFixed()
  // A browser extension may have filled it in: the next attempt of a person passes.
  field.value = ''
  return HONEYPOT
}
