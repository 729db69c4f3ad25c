import {
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type InputEvent,
  type SubmitEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { safeParse, type BaseIssue, type GenericSchema, type InferOutput } from 'valibot'
import type { SentSubmission } from '#contract/submissions.ts'
import type { Draft } from './draft.ts'
import { controlsIn, createFormStore, readStorableValues, type FormValues } from './form-values.ts'

/** Messages by field name: what a schema refuses has to be a field of its form. */
type FormErrors = Partial<Record<string, string>>

export type FormOptions<Schema extends GenericSchema> = {
  schema: Schema
  /**
   * Called with valid values. An error that it throws becomes `failure`. If it returns true or the sent submission, the
   * draft is cleared, and thanks take the place of the form.
   */
  onSubmit: (values: InferOutput<Schema>, form: HTMLFormElement) => MaybePromise<Sent | void>
  /**
   * Reports the errors of an invalid form itself; the status line then stays silent, so that errors are announced
   * once.
   */
  onInvalid?: (issues: ReadonlyArray<BaseIssue<unknown>>) => void
  /** The message for one field, if the schema's message concerns the whole form. */
  formatError?: (message: string) => string
  /** Keeps what is typed on this device, until it is sent or discarded. */
  draft?: Draft
  /** The values of an untouched form, which are not worth storing. */
  defaults?: FormValues | undefined
  /** These override the draft. Called when the form appears, so it may read storage. */
  initialValues?: () => FormValues
  onEdit?: (name: string, form: HTMLFormElement) => void
  onDiscard?: () => void
}

type MaybePromise<Value> = Promise<Value> | Value

/** Whether a form was sent, or what was sent. */
type Sent = SentSubmission | boolean

export type Form = ReturnType<typeof useForm>

type FormState = { errors: FormErrors; isBusy: boolean; failure: unknown; announcement: string; sent: Sent }

const UNTOUCHED: FormState = { errors: {}, isBusy: false, failure: null, announcement: '', sent: false }

/**
 * An uncontrolled form. Errors appear when a changed field loses the focus, and on submit; they disappear as soon as
 * the field is valid.
 */
export function useForm<Schema extends GenericSchema>(options: FormOptions<Schema>) {
  const { schema, onInvalid, formatError = (message: string) => message, draft, defaults = {} } = options
  const id = useId()
  const ref = useRef<HTMLFormElement>(null)
  const [store] = useState(() => createFormStore(ref))
  const edited = useRef(new Set<string>())
  const isSending = useRef(false)
  const [state, setState] = useState(UNTOUCHED)
  const update = (changed: Partial<FormState>) => setState((current) => ({ ...current, ...changed }))

  function check() {
    const result = safeParse(schema, store.read())
    const issues: ReadonlyArray<BaseIssue<unknown>> = result.issues ?? []
    const errors = errorsByField(issues, formatError)
    return { issues, errors, values: result.success ? result.output : null }
  }

  function checkField(name: string) {
    show(name, check().errors[name])
  }

  function show(name: string, error: string | undefined) {
    setState((current) => {
      if (error === current.errors[name]) return current
      return { ...current, errors: { ...current.errors, [name]: error }, announcement: error ?? '' }
    })
  }

  /** Clears the error of a field as soon as it is valid; new errors wait for blur. */
  function handleEdit(name: string) {
    edited.current.add(name)
    // The error of an earlier blur may not be rendered yet, so `state` does not tell whether there is one.
    if (check().errors[name] === undefined) show(name, undefined)
    store.notify()
    if (ref.current === null) return
    save(ref.current)
    options.onEdit?.(name, ref.current)
  }

  function save(form: HTMLFormElement) {
    const values = readStorableValues(form)
    for (const [name, value] of Object.entries(defaults)) {
      if (values[name] === value) values[name] = undefined
    }
    draft?.save(values)
  }

  function handleInput(event: InputEvent<HTMLFormElement>) {
    const name = fieldOf(event.target)
    if (name) handleEdit(name)
  }

  function handleBlur(event: FocusEvent<HTMLFormElement>) {
    const name = fieldOf(event.target)
    // Moving within a group of radio buttons does not leave it.
    if (!name || !edited.current.has(name) || fieldOf(event.relatedTarget) === name) return
    // Moves the focus first: showing an error renders the whole form.
    startTransition(() => checkField(name))
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const form = event.currentTarget
    const { errors, issues, values } = check()
    update({ errors })
    if (values === null) {
      update({ failure: null, announcement: onInvalid ? '' : summaryOf(errors) })
      onInvalid?.(issues)
      focusFirst(form, id, errors)
      return
    }
    isSending.current = true
    const unlock = lockText(form)
    update({ isBusy: true, announcement: 'Sending…' })
    let sent: Sent = false
    let failure: unknown = null
    try {
      sent = (await options.onSubmit(values, form)) || false
    } catch (error) {
      failure = error
    }
    isSending.current = false
    unlock()
    if (sent) void draft?.clear()
    update({ isBusy: false, failure, announcement: '', sent })
  }

  /** Clears the form and moves the focus to its first field, unless it has moved to another control of the page. */
  function reset(values: FormValues = {}) {
    edited.current.clear()
    setState(UNTOUCHED)
    store.reset(values)
    const focused = document.activeElement
    if (focused?.contains(ref.current) || ref.current?.contains(focused)) focusFirstField()
  }

  function focusFirstField() {
    if (ref.current) controlsIn(ref.current)[0]?.focus()
  }

  function discard() {
    void draft?.clear()
    reset(defaults)
    options.onDiscard?.()
  }

  /** Shows the form again, empty. The focused button of the thanks has been removed then. */
  function startAgain() {
    flushSync(() => reset())
    focusFirstField()
  }

  function handleMount() {
    if (ref.current === null) return
    // Until hydration, the browser's own validation applies.
    ref.current.noValidate = true
    store.fill({ ...defaults, ...draft?.restore(), ...options.initialValues?.() })
  }

  const fillAgain = useEffectEvent(() => {
    // If it was queued in this tab, a note has taken its place.
    flushSync(() => update({ sent: false }))
    store.fill(draft?.restore() ?? {})
    // Not in another tab.
    if (document.hasFocus()) focusFirstField()
  })
  useEffect(() => draft?.watchRestored(() => fillAgain()), [draft])

  return {
    ...state,
    id,
    ref,
    store,
    draft,
    checkField,
    handleEdit,
    handleMount,
    discard,
    reset,
    startAgain,
    events: { onInput: handleInput, onBlur: handleBlur, onSubmit: handleSubmit },
  }
}

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}

/**
 * Makes the text boxes read-only while the form is being sent: text typed meanwhile would neither be sent nor stay,
 * as a sent form is cleared. Returns a function that ends this.
 */
function lockText(form: HTMLFormElement): () => void {
  const boxes = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    ':is(input, textarea):read-write',
  )
  const setReadOnly = (isReadOnly: boolean) => boxes.forEach((box) => (box.readOnly = isReadOnly))
  setReadOnly(true)
  return () => setReadOnly(false)
}

function fieldOf(target: EventTarget | null): string | null {
  return target instanceof Element
    ? (target.closest('[data-field]')?.getAttribute('data-field') ?? null)
    : null
}

function errorsByField(
  issues: ReadonlyArray<BaseIssue<unknown>>,
  formatError: (message: string) => string,
): FormErrors {
  const errors: FormErrors = {}
  for (const { message, path } of issues) errors[String(path?.[0]?.key)] ??= formatError(message)
  return errors
}

function summaryOf(errors: FormErrors): string {
  const count = Object.keys(errors).length
  return count < 2 ? '' : `Please correct ${count} fields.`
}

/** Finds the control by its id, which contains the field's name. */
function focusFirst(form: HTMLFormElement, id: string, errors: FormErrors) {
  const field = [...form.querySelectorAll('[data-field]')].map(fieldOf).find((name) => name && errors[name])
  if (field) document.getElementById(fieldId(id, field))?.focus()
}
