import { LATER, SHARED_CHUNKS } from './deferred-page.ts'
import type { PageWindow } from './early-input.ts'
import { afterNextPaint, nextTask } from './tasks.ts'

/*
 * Inlined into the head of each prerendered public page by scripts/defer-scripts.ts, so it is short. Pages render
 * without scripts: these are loaded after the first paint or at the first interaction.
 *
 * Until hydration it records clicks on buttons and submissions of forms that need scripts. Links, fields, native
 * controls and forms with an action work without scripts.
 */

/** The delay between the painted frame and the first script: on slow phones painting takes longer than a frame. */
const AFTER_PAINT_MS = 300
const INTERACTIONS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin']

const page: PageWindow = window
const { dataset } = document.documentElement
const presses: NonNullable<PageWindow['earlyPresses']> = []
const listening = new AbortController()
const { signal } = listening
let isStarted = false

function start() {
  if (isStarted) return
  isStarted = true
  void preload()
  // React hydrates the whole document, so parsing must have finished.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => void run())
  else void run()
}

/** To begin 40 requests in one task would keep a slow phone busy for several frames. */
async function preload() {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${LATER}]`)) {
    link.rel = 'modulepreload'
    await nextTask()
  }
}

/** Runs the module of React Router, which loads the scripts of the page and hydrates it. */
async function run() {
  // Evaluated in tasks of their own, so that no task blocks a slow phone for long.
  for (const chunk of SHARED_CHUNKS) {
    const link = document.querySelector<HTMLLinkElement>(`link[href*="/${chunk}-"]`)
    // If it fails, so does the module below, which imports it as well.
    if (link) await import(link.href).catch(() => {})
    await nextTask()
  }
  const text = document.getElementById(LATER)?.textContent ?? ''
  const script = Object.assign(document.createElement('script'), { type: 'module', textContent: text })
  script.addEventListener('error', retryLater)
  document.head.append(script)
}

/** The connection was lost: the next interaction tries again. */
function retryLater() {
  isStarted = false
  delete dataset.waiting
  // Online, something else blocks the scripts: forms that can be posted are sent without them.
  if (navigator.onLine)
    for (const { control } of presses)
      if (control instanceof HTMLFormElement && control.method === 'post') control.submit()
}

function record(event: Event) {
  const { target } = event
  if (event instanceof SubmitEvent) {
    // The method "dialog" makes no request, and posted forms are sent by scripts without leaving the page.
    if (target instanceof HTMLFormElement && target.method !== 'get') {
      event.preventDefault()
      keep(target, event.submitter)
    }
    return
  }
  const button = target instanceof Element && target.closest('button')
  if (button && !(button.form && button.type === 'submit')) keep(button, null)
}

/**
 * Only the first press of a control counts: a second one, out of impatience, would close the menu that the first one
 * opens.
 */
function keep(control: HTMLElement, submitter: HTMLElement | null) {
  if (!presses.some((press) => press.control === control)) presses.push({ control, submitter })
  dataset.waiting = ''
  start()
}

page.earlyPresses = presses
page.stopRecording = () => listening.abort()

for (const name of ['click', 'submit']) addEventListener(name, record, { capture: true, signal })
for (const name of INTERACTIONS) addEventListener(name, start, { capture: true, passive: true, signal })
// The module imports the entry dynamically.
addEventListener('unhandledrejection', retryLater, { signal })

// Members see the splash until they are redirected, and addresses with a query or a fragment need scripts to show
// their state.
if ('splash' in dataset || location.search || location.hash) start()
else addEventListener('load', () => void startWhenPainted())

async function startWhenPainted() {
  await afterNextPaint()
  await new Promise((resolve) => setTimeout(resolve, AFTER_PAINT_MS))
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(start)
  else start()
}
