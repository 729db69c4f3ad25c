/* These functions run in a page. */

export type Control = {
  /** Controls that do the same have the same kind, such as the buttons of slides, or the questions. */
  kind: string
  name: string
  use: 'press' | 'type' | 'arrow'
}

/**
 * Marks the next control whose kind is not in the list, with the attribute `data-measured`: in the open dialog, or in
 * the page. Returns null after the last. Of several it chooses one that is not selected yet. Links that leave the
 * page do not count, except those of a pager.
 */
export function markNextControl(measured: ReadonlyArray<string>): Control | null {
  const root = Array.from(document.querySelectorAll('dialog[open]')).at(-1) ?? document.body
  const selector = 'button, summary, select, textarea, input, a[href], [role=tab], [role=combobox]'
  for (const mark of document.querySelectorAll('[data-measured]')) mark.removeAttribute('data-measured')
  for (const element of root.querySelectorAll<HTMLElement>(selector)) {
    if (!isUsable(element) || isChosen(element)) continue
    const name = nameOf(element)
    const kind = kindOf(element, name)
    if (measured.includes(kind)) continue
    element.setAttribute('data-measured', '')
    return { kind, name, use: useOf(element) }
  }
  return null

  function isUsable(element: HTMLElement) {
    const { width, height } = element.getBoundingClientRect()
    if (
      element.matches(
        ':disabled, [inert] *, [type=hidden], [type=file], [aria-hidden=true] *, [tabindex="-1"]',
      )
    )
      return false
    if (width < 4 || height < 4 || !element.checkVisibility({ visibilityProperty: true })) return false
    return !(element instanceof HTMLAnchorElement) || staysHere(element)
  }

  function staysHere({ origin, pathname, hash }: HTMLAnchorElement) {
    const isSamePage = origin === location.origin && pathname === location.pathname && hash === ''
    return isSamePage || (origin === location.origin && /\/page\/\d+$/.test(pathname))
  }

  function isChosen(element: HTMLElement) {
    return element.matches(':checked, [aria-selected=true], [aria-pressed=true], [aria-current]')
  }

  function kindOf(element: HTMLElement, name: string) {
    const type = element.getAttribute('type') ?? element.getAttribute('role') ?? ''
    const label = element.hasAttribute('aria-label') ? name.replaceAll(/\d+/g, '') : ''
    return [root.nodeName, element.nodeName, type, label, element.className].join(' ')
  }

  function nameOf(element: HTMLElement) {
    const { labels } = element as HTMLInputElement
    const name = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent
    return name.trim().replaceAll(/\s+/g, ' ').slice(0, 32) || element.nodeName.toLowerCase()
  }

  function useOf(element: HTMLElement): Control['use'] {
    if (element instanceof HTMLSelectElement) return 'arrow'
    const pressed = ['button', 'submit', 'reset', 'checkbox', 'radio', 'date']
    if (element instanceof HTMLInputElement) return pressed.includes(element.type) ? 'press' : 'type'
    return element instanceof HTMLTextAreaElement ? 'type' : 'press'
  }
}

type Timed = { duration: number; delay: number; processing: number }
type TimedEvent = { id: number; start: number; duration: number; from: number; to: number }
type TimedWindow = Window & { timed?: Array<TimedEvent> }

/**
 * Records the events of interactions from now on, as Interaction to Next Paint counts them, in steps of 8 ms. An
 * input without effect causes no paint, and would count until an unrelated one; here each input paints a dot.
 */
export function recordInteractions() {
  const dot = document.body.appendChild(document.createElement('i'))
  dot.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; pointer-events: none'
  for (const type of ['pointerdown', 'click', 'keydown'])
    window.addEventListener(
      type,
      () => {
        dot.style.backgroundColor = dot.style.backgroundColor === 'red' ? 'blue' : 'red'
      },
      { capture: true, passive: true },
    )
  const timed: Array<TimedEvent> = []
  ;(window as TimedWindow).timed = timed
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Array<PerformanceEventTiming & { interactionId: number }>) {
      if (entry.interactionId === 0) continue
      const {
        interactionId: id,
        startTime: start,
        duration,
        processingStart: from,
        processingEnd: to,
      } = entry
      timed.push({ id, start, duration, from, to })
    }
  })
  observer.observe({ type: 'event', durationThreshold: 16 })
}

/**
 * The slowest interaction since the last call, or null if none took a frame. Waits for the consequences of
 * interactions. The script time lasts from the first event handler to the end of the last one: that of `keydown` does
 * little, that of `keypress` changes the field.
 */
export async function takeSlowest(): Promise<Timed | null> {
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }))
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
  const taken = (window as TimedWindow).timed?.splice(0) ?? []
  const slowest = taken.toSorted((a, b) => b.duration - a.duration)[0]
  if (!slowest) return null
  const { id, start, duration } = slowest
  const end = start + duration
  const events = taken.filter((event) => event.id === id && event.start >= start && event.from < end)
  const from = Math.min(...events.map((event) => event.from))
  const to = Math.min(end, Math.max(...events.map((event) => event.to)))
  return { duration, delay: from - start, processing: to - from }
}
