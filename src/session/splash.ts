/* With this attribute on <html>, src/theme/splash.css shows the splash and hides the page. */

/** The localStorage key of the signed-in hint. */
export const HINT_KEY = 'memberSeen'

const MARK = 'splash'

/**
 * Runs in the head, before the first paint, so that members do not see the public page flash. Inlined into each page,
 * so it is short.
 */
export const SPLASH_SCRIPT = `try{localStorage.${HINT_KEY}&&(document.documentElement.dataset.${MARK}='')}catch{}`

export function showSplash(): void {
  document.documentElement.dataset[MARK] = ''
}

export function hideSplash(): void {
  document.documentElement.removeAttribute(`data-${MARK}`)
}
