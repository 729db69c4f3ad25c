import { hydrationData } from './page-data.ts'
import { PAGE_SCRIPTS_ID, SCRIPTS_FOLDER, type PageScripts, type PageWindow } from './page-scripts.ts'
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
const RECORDED = ['click', 'submit']

const page: PageWindow = window
const { dataset } = document.documentElement
// Only the first click on a control counts: a second one, out of impatience, would close the menu that the first one
// opens.
const recorded = new Map<HTMLElement, () => void>()
let isStarted = false
let hasData = false

// Each request takes 2 to 4 ms on a slow phone.
const REQUESTS_PER_TASK = 6

function start() {
  if (isStarted) return
  isStarted = true
  const scripts = JSON.parse(document.getElementById(PAGE_SCRIPTS_ID)?.textContent ?? '') as PageScripts
  const urls = scripts.names.map((name) => SCRIPTS_FOLDER + name)
  const data = hasData ? null : fetchData(scripts.data)
  void preload(urls)
  // React hydrates the whole document, so parsing must have finished.
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

/**
 * Fetches the page's loader data as text. Returns null on failure instead of rejecting, as `run` awaits it only after
 * other scripts.
 */
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

/** Evaluates the scripts one by one, each in its own task, although all are loading. */
async function run(
  urls: ReadonlyArray<string>,
  routes: PageScripts['routes'],
  data: Promise<string | null> | null,
) {
  const modules: Array<unknown> = []
  try {
    for (const url of urls) {
      // The entry comes last, and hydrates the page.
      if (url === urls.at(-1)) passOn(await data)
      page.__reactRouterRouteModules = Object.fromEntries(
        Object.entries(routes).map(([id, place]) => [id, modules[place]]),
      )
      modules.push(await import(url))
      await nextTask()
    }
  } catch {
    // The connection was lost. The next interaction tries again.
    isStarted = false
    delete dataset.waiting
    // Online, something else blocks the scripts: forms that can be posted are sent without them.
    if (navigator.onLine)
      for (const [control] of recorded)
        if (control instanceof HTMLFormElement && control.method === 'post') control.submit()
  }
}

function record(event: Event) {
  const { target } = event
  if (event instanceof SubmitEvent) {
    // The method "dialog" makes no request, and posted forms are sent by scripts without leaving the page.
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
  // Carousels measure their size first.
  void afterNextPaint().then(repeatAll)
}

function repeatAll() {
  delete dataset.waiting
  for (const [control, repeat] of recorded) if (control.isConnected) repeat()
  recorded.clear()
}

for (const name of RECORDED) addEventListener(name, record, true)
for (const name of INTERACTIONS) addEventListener(name, start, { capture: true, passive: true })

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
