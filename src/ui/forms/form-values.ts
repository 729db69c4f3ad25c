import type { RefObject } from 'react'
import { createListeners } from '#src/lib/listeners.ts'

/** The value of a control: text, a checked checkbox, a selected file, or nothing. */
export type FormValue = string | boolean | File | undefined
export type FormValues = Record<string, FormValue>

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * All values by name. They are stored only in the controls, so text typed before hydration and values filled in by
 * the browser count. Several text boxes with the same name form one value.
 */
export function readValues(form: HTMLFormElement): FormValues {
  const values: FormValues = {}
  for (const control of controlsIn(form)) {
    const { name } = control
    const before = values[name]
    if (isInput(control, 'radio')) values[name] = control.checked ? control.value : before
    else if (isInput(control, 'checkbox')) values[name] = control.checked
    else if (isInput(control, 'file')) values[name] = control.files?.[0]
    else values[name] = typeof before === 'string' ? before + control.value : control.value
  }
  return values
}

/** The values that may be stored on the device: no passwords, no codes. */
export function readStorableValues(form: HTMLFormElement): FormValues {
  const values = readValues(form)
  for (const { name } of controlsIn(form).filter(isSecret)) values[name] = undefined
  return values
}

/** Sets the value of every empty control. */
function fillIn(form: HTMLFormElement, values: FormValues): void {
  const present = readValues(form)
  for (const control of controlsIn(form)) {
    const value = values[control.name]
    // An empty value changes nothing, but assigning it would discard the browser's pending autofill.
    if (!value || present[control.name] || isInput(control, 'file')) continue
    if (isInput(control, 'radio')) control.checked = control.value === value
    else if (isInput(control, 'checkbox')) control.checked = value === true
    else if (typeof value === 'string' && control.type !== 'hidden') control.value = value
  }
}

/** The named, enabled controls in document order. */
export function controlsIn(form: HTMLFormElement): Array<Control> {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== '' &&
      !element.disabled,
  )
}

// Uses autocomplete as well, as the type of a password is text while it is visible.
function isSecret({ type, autocomplete }: Control): boolean {
  return type === 'password' || /password$|^one-time-code$/.test(autocomplete)
}

function isInput(control: Control, type: string): control is HTMLInputElement {
  return control.type === type
}

/** Reads and writes the values of a form, and notifies subscribers of changes. */
export function createFormStore(ref: RefObject<HTMLFormElement | null>) {
  const { subscribe, notify } = createListeners()

  function fill(values: FormValues) {
    if (ref.current) fillIn(ref.current, values)
    notify()
  }

  return {
    read: (): FormValues => (ref.current ? readValues(ref.current) : {}),
    fill,
    reset(values: FormValues) {
      ref.current?.reset()
      fill(values)
    },
    notify,
    subscribe,
  }
}
