// jsdom has the dialog element but not its methods. These follow the HTML standard, except that elements outside an
// open dialog stay reachable, which the browser tests check.

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]'

const opened: Array<{ dialog: HTMLDialogElement; focusedBefore: Element | null }> = []

HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  if (this.open || !this.isConnected) throw new DOMException('Cannot be shown.', 'InvalidStateError')
  opened.push({ dialog: this, focusedBefore: document.activeElement })
  this.open = true
  const first = this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>(FOCUSABLE)
  first?.focus()
}

// There are no animations here.
HTMLDialogElement.prototype.getAnimations = () => []

HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  if (!this.open) return
  this.open = false
  const index = opened.findIndex(({ dialog }) => dialog === this)
  const [entry] = opened.splice(index, 1)
  if (entry?.focusedBefore instanceof HTMLElement) entry.focusedBefore.focus()
  setTimeout(() => this.dispatchEvent(new Event('close')))
}

// On the window, after all listeners that could prevent it.
window.addEventListener('keydown', (event) => {
  const top = opened.at(-1)?.dialog
  if (event.key !== 'Escape' || event.defaultPrevented || !top) return
  if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close()
})
