import { useEffect, useState } from 'react'

const CONTROLS = 'input, textarea, select'
const LOOK_AGAIN_MS = 1000

/** Whether a form has the focus, or contains unsent input. */
export function useIsFormInProgress(): boolean {
  const [touched] = useState(() => new Set<Element>())
  const [isInProgress, setIsInProgress] = useState(false)

  useEffect(() => {
    function recordInput({ target }: Event) {
      if (target instanceof Element && target.matches(CONTROLS)) touched.add(target.closest('form') ?? target)
    }
    // After the event: while the focus moves, no element has it.
    function look() {
      setTimeout(() => setIsInProgress(isAnyInProgress(touched)))
    }
    document.addEventListener('input', recordInput)
    const events = ['input', 'reset', 'focusin', 'focusout']
    for (const event of events) document.addEventListener(event, look)
    look()
    return () => {
      document.removeEventListener('input', recordInput)
      for (const event of events) document.removeEventListener(event, look)
    }
  }, [touched])

  // A form that is replaced by a thank-you or by the next page fires no event.
  useEffect(() => {
    if (!isInProgress) return
    const timer = setInterval(() => setIsInProgress(isAnyInProgress(touched)), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isInProgress, touched])

  return isInProgress
}

function isAnyInProgress(touched: ReadonlySet<Element>): boolean {
  const focused = document.activeElement
  if (focused !== null && (focused.matches(CONTROLS) || focused.closest('form') !== null)) return true
  return [...touched].some((element) => element.isConnected && controlsOf(element).some(isFilled))
}

function controlsOf(element: Element): Array<Element> {
  return element.matches(CONTROLS) ? [element] : [...element.querySelectorAll(CONTROLS)]
}

function isFilled(control: Element): boolean {
  if (control instanceof HTMLInputElement) {
    if (control.type === 'checkbox' || control.type === 'radio') return control.checked
    return control.value !== '' && !['hidden', 'submit', 'reset', 'button'].includes(control.type)
  }
  return (
    (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) && control.value !== ''
  )
}
