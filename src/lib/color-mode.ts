import { createListeners } from './listeners.ts'
import { storedText } from './storage.ts'

export const COLOR_MODES = ['system', 'light', 'dark'] as const
export type ColorMode = (typeof COLOR_MODES)[number]

// Also read by src/theme/color-modes.ts, before the first paint.
const chosen = storedText('local', 'colorMode')

/** The mode of the open page, rather than that of storage, which may be blocked. */
export function currentColorMode(): ColorMode {
  return parse(document.documentElement.dataset.colorMode) ?? 'system'
}

export function chooseColorMode(mode: ColorMode) {
  show(mode)
  chosen.write(mode)
}

const { subscribe, notify } = createListeners()

/**
 * Follows a change in another tab, and one made while the page was in the back/forward cache, where it missed all
 * events. Calls the listener after every change of the mode; returns a function that stops this.
 */
export function watchColorMode(onChange: () => void): () => void {
  const follow = (stored: string | null) => {
    const mode = parse(stored)
    if (mode !== null && mode !== currentColorMode()) show(mode)
  }
  const followAfterReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) follow(chosen.read())
  }
  const stops = [subscribe(onChange), chosen.watch(follow)]
  window.addEventListener('pageshow', followAfterReturn)
  return () => {
    stops.forEach((stop) => stop())
    window.removeEventListener('pageshow', followAfterReturn)
  }
}

/** The order of the colours of the browser's bars (src/theme/color-modes.ts). */
const BARS = ['light', 'dark']

function show(mode: ColorMode) {
  const { dataset } = document.documentElement
  // Disables the colour transitions of buttons and links, which would lag behind the page.
  dataset.isChangingColors = ''
  if (mode === 'system') delete dataset.colorMode
  else dataset.colorMode = mode
  for (const [at, bar] of document.querySelectorAll('meta[name=theme-color]').entries()) {
    const ofMode = BARS[at]
    const ofChoice = mode === ofMode ? 'all' : 'not all'
    bar.setAttribute('media', mode === 'system' ? `(prefers-color-scheme: ${ofMode})` : ofChoice)
  }
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.isChangingColors))
  notify()
}

function parse(text: string | null | undefined): ColorMode | null {
  return COLOR_MODES.find((mode) => mode === text) ?? null
}
