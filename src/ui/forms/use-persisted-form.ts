import { useRef, useState } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import type { SentSubmission } from '#contract/submissions.ts'
import { createDraft, type Draft } from './draft.ts'
import { readStorableValues, type FormValues } from './form-values.ts'
import { useForm, type FormOptions } from './use-form.ts'

const SAVE_AFTER_MS = 500

export type PersistedFormOptions<Schema extends GenericSchema> = Omit<
  FormOptions<Schema>,
  'onSubmit' | 'onMount' | 'initialValues'
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
  const isStartedAgain = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function save(form: HTMLFormElement) {
    if (timer.current === undefined) return
    cancelSave()
    const values = readStorableValues(form)
    for (const [name, value] of Object.entries(defaults)) {
      if (values[name] === value) values[name] = undefined
    }
    draft.save(values)
  }

  function cancelSave() {
    clearTimeout(timer.current)
    timer.current = undefined
  }

  const form = useForm({
    ...options,
    initialValues: () => ({ ...defaults, ...draft.restore(), ...initialValues }),
    onSubmit: async (values) => {
      if (form.ref.current) save(form.ref.current)
      const result = await onSubmit(values, draft, form.ref.current)
      if (!result) return
      cancelSave()
      void draft.clear()
      setSent(result)
    },
    onEdit: (name, element) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => save(element), SAVE_AFTER_MS)
      onEdit?.(name, element)
    },
    onMount: (element) => {
      // The focused button of the thanks has been removed.
      if (isStartedAgain.current) form.focusFirstField()
      const stopWatching = draft.watchRestored(() => {
        form.store.fill(draft.restore())
        // Not in another tab.
        if (document.hasFocus()) form.focusFirstField()
      })
      const saveNow = () => save(element)
      // A hidden page may never run again.
      window.addEventListener('pagehide', saveNow)
      document.addEventListener('visibilitychange', saveNow)
      return () => {
        stopWatching()
        window.removeEventListener('pagehide', saveNow)
        document.removeEventListener('visibilitychange', saveNow)
        saveNow()
      }
    },
  })

  function discard() {
    cancelSave()
    void draft.clear()
    form.reset(defaults)
    onDiscard?.()
  }

  function startAgain() {
    form.reset()
    isStartedAgain.current = true
    setSent(false)
  }

  return { ...form, draft, discard, sent, startAgain }
}
