import { afterNextPaint } from './tasks.ts'

/** What src/startup/first-script.ts keeps until hydration. Pages of the member area have none of it. */
export type PageWindow = Window & {
  earlyPresses?: Array<{ control: HTMLElement; submitter: HTMLElement | null }>
  stopRecording?: () => void
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const page: PageWindow = window

/** Repeats what was pressed and sent before hydration, once. */
export async function repeatEarlyPresses(): Promise<void> {
  page.stopRecording?.()
  // Carousels measure their size first.
  await afterNextPaint()
  delete document.documentElement.dataset.waiting
  for (const { control, submitter } of page.earlyPresses?.splice(0) ?? []) {
    if (!control.isConnected) continue
    // Not requestSubmit, which Safari 15 does not have.
    if (control instanceof HTMLFormElement) submitter?.click()
    else control.click()
  }
}

/**
 * Remembers the controls of the page before hydration. Other software changes pages: password managers put elements
 * beside fields, and translators wrap texts. React then replaces what it does not recognize, with all that was
 * entered. The returned function brings it back: the values and the focus, and the new controls for early presses.
 */
export function rememberControls(): () => void {
  let known = keysOf(controls())
  let focused: Element | null = document.activeElement
  addEventListener('focusin', ({ target }) => (focused = target as Element), true)

  return () => {
    const present = controls()
    const successorOf = <Control extends Element>(control: Control | null) =>
      control === null || control.isConnected
        ? null
        : (present.get(known.get(control) ?? '') as Control | null)

    for (const press of page.earlyPresses ?? []) {
      press.control = successorOf(press.control) ?? press.control
      press.submitter = successorOf(press.submitter) ?? press.submitter
    }
    for (const former of known.keys()) {
      const field = isField(former) ? successorOf(former) : null
      if (field && isField(former)) enter(former, field)
    }
    const successor = successorOf(focused)
    if (successor instanceof HTMLElement) successor.focus({ preventScroll: true })
    known = keysOf(present)
  }
}

function keysOf(found: ReadonlyMap<string, Element>): Map<Element, string> {
  return new Map([...found].map(([key, control]) => [control, key]))
}

/** The forms and controls of the page by their form, name and position, which stay when React makes them anew. */
function controls(): Map<string, Element> {
  const found = new Map<string, Element>()
  const forms = [...document.forms]
  for (const control of document.querySelectorAll('form, button, input, textarea, select, summary')) {
    const { form = null, name = '', type = '' } = control as Partial<HTMLInputElement>
    const choice = /^(?:radio|checkbox)$/.test(type) ? (control as HTMLInputElement).value : ''
    const place = [control.tagName, form === null ? -1 : forms.indexOf(form), name, choice].join(' ')
    let count = 0
    while (found.has(`${place} ${count}`)) count += 1
    found.set(`${place} ${count}`, control)
  }
  return found
}

function isField(control: Element): control is Field {
  return /^(?:INPUT|TEXTAREA|SELECT)$/.test(control.tagName)
}

/** Enters the value of a former field as a person would, so that the page notices it. */
function enter(former: Field, field: Field) {
  if (former instanceof HTMLInputElement && field instanceof HTMLInputElement) {
    if (former.type === 'file') field.files = former.files
    else if (/^(?:radio|checkbox)$/.test(former.type)) {
      if (former.checked !== field.checked) field.click()
      return
    }
  }
  if (former.value === field.value && former.type !== 'file') return
  if (former.type !== 'file') {
    // React overrides the property on the element, and would take the value for its own.
    const prototype = Object.getPrototypeOf(field) as Field
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, former.value)
  }
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
