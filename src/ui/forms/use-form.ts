import { useEffect, useId, useRef, useState, type FocusEvent, type InputEvent, type SubmitEvent } from 'react'
import { safeParse, type GenericSchema, type InferOutput } from 'valibot'
import { controlsIn, readValues } from '#src/lib/form-values.ts'
import { newSubmissionKey } from '#src/lib/submission-key.ts'

export type FormErrors = Partial<Record<string, string>>

type FormOptions<Schema extends GenericSchema> = {
  schema: Schema
  /**
   * Gets what is filled in once it keeps all rules. `key` stays the same as long as the same values are sent again, so
   * that a double click or a second try is stored once. What it throws is kept as `failure`.
   */
  onSubmit: (values: InferOutput<Schema>, submission: { key: string }) => Promise<void> | void
  /** Says by itself what is wrong with a form that was sent; its status line then keeps quiet, so that it is heard once. */
  onInvalid?: (issues: ReadonlyArray<Issue>) => void
  /** What stands beside a field, where the words of the schema are for the form as a whole. */
  fieldWords?: (message: string) => string
}

const asTheyAre = (message: string) => message

/**
 * A form whose fields hold their own values. Mistakes show when somebody leaves a field they changed, or sends the form;
 * they go as soon as they are mended; nothing is said while typing for the first time.
 */
export function useForm<Schema extends GenericSchema>({
  schema,
  onSubmit,
  onInvalid,
  fieldWords = asTheyAre,
}: FormOptions<Schema>) {
  const id = useId()
  const ref = useRef<HTMLFormElement>(null)
  const changed = useRef(new Set<string>())
  const isSending = useRef(false)
  const isPointing = useRef(false)
  const lastSent = useRef({ values: '', key: '' })
  const [errors, setErrors] = useState<FormErrors>({})
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [announcement, setAnnouncement] = useState('')

  // Until the scripts run, the browser checks by itself what is required.
  useEffect(() => {
    if (ref.current) ref.current.noValidate = true
  }, [])

  function check() {
    const result = safeParse(schema, ref.current ? readValues(ref.current) : {})
    const issues: ReadonlyArray<Issue> = result.issues ?? []
    return { issues, errors: errorsByName(issues, fieldWords), values: result.success ? result.output : null }
  }

  function handleInput(event: InputEvent<HTMLFormElement>) {
    const name = nameOf(event.target)
    if (!name) return
    changed.current.add(name)
    // A mended field is looked at at once. Another mistake is not pointed out before they have finished.
    if (errors[name] && !check().errors[name]) {
      setErrors(without(errors, name))
      setAnnouncement('')
    }
  }

  function handleBlur(event: FocusEvent<HTMLFormElement>) {
    // Whoever is led to a mistake does not leave a field: what is wrong with it has just been shown with all the rest.
    if (isPointing.current) return
    const name = nameOf(event.target)
    // Going from one radio to the next is not leaving.
    if (!name || !changed.current.has(name) || nameOf(event.relatedTarget) === name) return
    const error = check().errors[name]
    if (error === errors[name]) return
    setErrors({ ...without(errors, name), ...(error ? { [name]: error } : {}) })
    if (error) setAnnouncement(error)
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const checked = check()
    setErrors(checked.errors)
    setFailure(null)
    if (checked.values === null) {
      setAnnouncement(onInvalid ? '' : summaryOf(checked.errors))
      onInvalid?.(checked.issues)
      isPointing.current = true
      focusFirst(event.currentTarget, id, checked.errors)
      isPointing.current = false
      return
    }
    isSending.current = true
    setIsBusy(true)
    setAnnouncement('Sending…')
    try {
      await onSubmit(checked.values, { key: keyFor(checked.values) })
    } catch (error) {
      setFailure(error)
    } finally {
      isSending.current = false
      setIsBusy(false)
      setAnnouncement('')
    }
  }

  function keyFor(values: InferOutput<Schema>): string {
    const text = JSON.stringify(values, (_name, value: unknown) =>
      value instanceof File ? [value.name, value.size, value.lastModified] : value,
    )
    if (lastSent.current.values !== text) lastSent.current = { values: text, key: newSubmissionKey() }
    return lastSent.current.key
  }

  /** What a field needs to know of the form. */
  function field(name: keyof InferOutput<Schema> & string) {
    return { id: fieldId(id, name), name, error: errors[name] }
  }

  /** Empties the form, to begin again at its first field. */
  function reset() {
    if (ref.current) {
      ref.current.reset()
      controlsIn(ref.current)[0]?.focus()
    }
    changed.current.clear()
    lastSent.current = { values: '', key: '' }
    setErrors({})
    setFailure(null)
    setAnnouncement('')
  }

  return {
    ref,
    field,
    reset,
    isBusy,
    failure,
    announcement,
    events: { onInput: handleInput, onBlur: handleBlur, onSubmit: handleSubmit },
  }
}

function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}

function nameOf(target: EventTarget | null): string | null {
  return target instanceof Element
    ? (target.closest('[data-field]')?.getAttribute('data-field') ?? null)
    : null
}

type Issue = { message: string; path?: ReadonlyArray<{ key: unknown }> }

function errorsByName(issues: ReadonlyArray<Issue>, words: (message: string) => string): FormErrors {
  const errors: FormErrors = {}
  for (const { message, path } of issues) errors[String(path?.[0]?.key)] ??= words(message)
  return errors
}

function without(errors: FormErrors, name: string): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name))
}

function summaryOf(errors: FormErrors): string {
  const count = Object.keys(errors).length
  return count === 1 ? '' : `${count} fields need another look.`
}

function focusFirst(form: HTMLFormElement, id: string, errors: FormErrors) {
  const control = controlsIn(form).find(({ name }) => errors[name])
  if (!control) return
  // What stands in for a hidden control has its id.
  const target = control.type === 'hidden' ? document.getElementById(fieldId(id, control.name)) : control
  target?.focus()
}
