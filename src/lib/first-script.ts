import { afterNextPaint } from './after-next-paint.ts'
import { hydrationData } from './page-data.ts'
import { PAGE_SCRIPTS_ID, SCRIPTS_FOLDER, type PageScripts, type PageWindow } from './page-scripts.ts'

/*
 * Part of each prerendered public page, in its head: scripts/defer-scripts.ts inlines it, so it is short. What a page
 * shows does not wait for its scripts: they are asked for when it has been drawn, or at the first interaction.
 *
 * Until hydration it records presses of buttons and forms that only scripts can send. Links, fields, native controls and
 * forms with an action work without scripts.
 */

/** Between the frame that draws the page and the first script: on slow phones drawing takes longer than a frame. */
const AFTER_PAINT_MS = 300
const INTERACTIONS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin']
const RECORDED = ['click', 'submit']

const page: PageWindow = window
const { dataset } = document.documentElement
// A second press of the same control is impatience: it must not close the menu that the first one opens.
const recorded = new Map<HTMLElement, () => void>()
let isStarted = false
let hasData = false

// Each takes a slow phone 2 to 4 ms to ask for.
const REQUESTS_PER_TASK = 6

function start() {
  if (isStarted) return
  isStarted = true
  const scripts = JSON.parse(document.getElementById(PAGE_SCRIPTS_ID)?.textContent ?? '') as PageScripts
  const urls = scripts.names.map((name) => SCRIPTS_FOLDER + name)
  const data = hasData ? null : fetchData(scripts.data)
  void preload(urls)
  // React hydrates the whole document: it must have arrived.
  if (document.readyState === 'loading')
    addEventListener('DOMContentLoaded', () => void run(urls, scripts.routes, data))
  else void run(urls, scripts.routes, data)
}

async function preload(urls: ReadonlyArray<string>) {
  for (let first = 0; first < urls.length; first += REQUESTS_PER_TASK) {
    const links = urls
      .slice(first, first + REQUESTS_PER_TASK)
      .map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    document.head.append(...links)
    await nextTask()
  }
}

function nextTask() {
  return new Promise((resolve) => setTimeout(resolve))
}

/** The page's loader data as text, or null where it could not be fetched: the scripts may be on their way still. */
async function fetchData(address: string) {
  try {
    const response = await fetch(address)
    return response.ok ? await response.text() : null
  } catch {
    return null
  }
}

function passOn(data: string | null) {
  if (hasData) return
  const controller = page.__reactRouterContext?.streamController
  if (data === null || !controller) throw new Error('There are no data to hydrate with')
  controller.enqueue(hydrationData(data))
  controller.close()
  hasData = true
}

/** One script after the other, although all are on their way: each is evaluated in a task of its own. */
async function run(
  urls: ReadonlyArray<string>,
  routes: PageScripts['routes'],
  data: Promise<string | null> | null,
) {
  const modules: Array<unknown> = []
  try {
    for (const url of urls) {
      // The entry is the last, and hydrates.
      if (url === urls.at(-1)) passOn(await data)
      page.__reactRouterRouteModules = Object.fromEntries(
        Object.entries(routes).map(([id, place]) => [id, modules[place]]),
      )
      modules.push(await import(url))
      await nextTask()
    }
  } catch {
    // The network went. The next interaction tries again.
    isStarted = false
    delete dataset.waiting
    // Or something keeps the scripts away from here: a form that can be sent without them is.
    if (navigator.onLine)
      for (const [control] of recorded)
        if (control instanceof HTMLFormElement && control.method === 'post') control.submit()
  }
}

function record(event: Event) {
  const { target } = event
  if (event instanceof SubmitEvent) {
    // The method "dialog" goes nowhere, and scripts send what is posted without leaving the page.
    if (target instanceof HTMLFormElement && target.method !== 'get') {
      event.preventDefault()
      keep(target, () => target.requestSubmit(event.submitter))
    }
    return
  }
  const button = target instanceof Element && target.closest('button')
  if (button && !(button.form && button.type === 'submit')) keep(button, () => button.click())
}

function keep(control: HTMLElement, repeat: () => void) {
  recorded.set(control, repeat)
  dataset.waiting = ''
  start()
}

page.replayEarlyEvents = () => {
  for (const name of RECORDED) removeEventListener(name, record, true)
  for (const name of INTERACTIONS) removeEventListener(name, start, true)
  // Carousels measure themselves first.
  void afterNextPaint().then(repeatAll)
}

function repeatAll() {
  delete dataset.waiting
  for (const [control, repeat] of recorded) if (control.isConnected) repeat()
  recorded.clear()
}

for (const name of RECORDED) addEventListener(name, record, true)
for (const name of INTERACTIONS) addEventListener(name, start, { capture: true, passive: true })

// Members see the splash until they are led on, and addresses with a query or a fragment show what only scripts can.
if ('splash' in dataset || location.search || location.hash) start()
else addEventListener('load', () => void startWhenPainted())

async function startWhenPainted() {
  await afterNextPaint()
  await new Promise((resolve) => setTimeout(resolve, AFTER_PAINT_MS))
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(start)
  else start()
}
