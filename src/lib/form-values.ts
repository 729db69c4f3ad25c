/** What a control of a form holds: text, whether a box is ticked, a chosen file, or nothing chosen. */
export type FormValue = string | boolean | File | undefined
export type FormValues = Record<string, FormValue>

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Everything that is filled in, by name. The controls themselves are the only copy: what people typed before the scripts
 * arrived counts, and so does what their browser filled in for them.
 */
export function readValues(form: HTMLFormElement): FormValues {
  const values: FormValues = {}
  for (const control of controlsIn(form)) {
    if (isRadio(control)) values[control.name] = control.checked ? control.value : values[control.name]
    else values[control.name] = valueOf(control)
  }
  return values
}

/** Fills in what is given, as if somebody had typed it, and leaves alone what holds something already. */
export function fillIn(form: HTMLFormElement, values: FormValues): void {
  const present = readValues(form)
  for (const control of controlsIn(form)) {
    const value = values[control.name]
    if (present[control.name]) continue
    if (isRadio(control) && control.value === value && !control.checked) control.click()
    else if (isCheckbox(control) && value === true) control.click()
    else if (typeof value === 'string' && value !== '' && !isRadio(control) && !isFile(control))
      type(control, value)
  }
}

/** The controls with a name that can be filled in, in the order of the page. */
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

function valueOf(control: Control): FormValue {
  if (isCheckbox(control)) return control.checked
  if (isFile(control)) return control.files?.[0]
  return control.value
}

function type(control: Control, value: string) {
  // Past React, which otherwise takes the event for one that changed nothing.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

function isRadio(control: Control): control is HTMLInputElement {
  return control.type === 'radio'
}

function isCheckbox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox'
}

function isFile(control: Control): control is HTMLInputElement {
  return control.type === 'file'
}
