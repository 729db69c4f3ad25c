// @chunk parts
/* While <html> has this mark, src/theme/splash.css shows the splash and hides the page. */

/** Where the browser stores the signed-in hint. */
export const HINT_KEY = 'memberSeen'

const MARK = 'splash'

/**
 * Runs in the head, before the first paint: with the signed-in hint, the public page must not flash. Part of each page,
 * so it is short.
 */
export const SPLASH_SCRIPT = `try{localStorage.${HINT_KEY}&&(document.documentElement.dataset.${MARK}='')}catch{}`

export function showSplash(): void {
  document.documentElement.dataset[MARK] = ''
}

export function hideSplash(): void {
  document.documentElement.removeAttribute(`data-${MARK}`)
}
