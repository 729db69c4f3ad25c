import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { GenericSchema, InferOutput } from 'valibot'
import type { SentSubmission } from '#contract/submissions.ts'
import { createDraft, type Draft } from './draft.ts'
import { readStorableValues, type FormValues } from './form-values.ts'
import { useForm, type FormOptions } from './use-form.ts'

export type PersistedFormOptions<Schema extends GenericSchema> = Omit<
  FormOptions<Schema>,
  'onSubmit' | 'initialValues'
> & {
  /**
   * Returns whether the form was sent, or the sent submission: then the draft is cleared, and the thanks replace the
   * form.
   */
  onSubmit: (
    values: InferOutput<Schema>,
    draft: Draft,
    element: HTMLFormElement | null,
  ) => Promise<SentSubmission | boolean>
  /** The values of an untouched form, which are not worth storing. */
  defaults?: FormValues | undefined
  /** These override the draft. */
  initialValues?: FormValues
  onDiscard?: () => void
}

export type PersistedForm = ReturnType<typeof usePersistedForm>

/**
 * A form that keeps its draft on this device until it is sent or discarded. The source is the draft's name, or a
 * draft that several forms share.
 */
export function usePersistedForm<Schema extends GenericSchema>(
  source: string | Draft,
  {
    onSubmit,
    onEdit,
    onDiscard,
    defaults = {},
    initialValues = {},
    ...options
  }: PersistedFormOptions<Schema>,
) {
  const [draft] = useState(() => (typeof source === 'string' ? createDraft(source) : source))
  const [sent, setSent] = useState<SentSubmission | boolean>(false)

  function save(form: HTMLFormElement) {
    const values = readStorableValues(form)
    for (const [name, value] of Object.entries(defaults)) {
      if (values[name] === value) values[name] = undefined
    }
    draft.save(values)
  }

  const form = useForm({
    ...options,
    initialValues: () => ({ ...defaults, ...draft.restore(), ...initialValues }),
    onSubmit: async (values) => {
      const result = await onSubmit(values, draft, form.ref.current)
      if (!result) return
      void draft.clear()
      setSent(result)
    },
    onEdit: (name, element) => {
      save(element)
      onEdit?.(name, element)
    },
  })

  const fillAgain = useEffectEvent(() => {
    form.store.fill(draft.restore())
    // Not in another tab.
    if (document.hasFocus()) form.focusFirstField()
  })
  useEffect(() => draft.watchRestored(() => fillAgain()), [draft])

  function discard() {
    void draft.clear()
    form.reset(defaults)
    onDiscard?.()
  }

  function startAgain() {
    form.reset()
    flushSync(() => setSent(false))
    // The focused button of the thanks has been removed.
    form.focusFirstField()
  }

  return { ...form, draft, discard, sent, startAgain }
}
