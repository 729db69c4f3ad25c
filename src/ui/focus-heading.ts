/** Moves the focus from a control that is about to be removed to the heading of its section or page. */
export function focusHeadingOf(control: Element) {
  const heading = control.closest('section, main')?.querySelector<HTMLElement>('h1, h2, h3')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
