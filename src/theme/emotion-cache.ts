import createCache, { type EmotionCache } from '@emotion/cache'

const KEY = 'g'

/** Chakra repeats each background in a variable for components that this site does not use. */
const UNUSED = /--bg-currentcolor:[^;}]*;?/g

/** A class of a component's styles. Its name ends in the id of the styles. */
const CLASSES = new RegExp(String.raw`\.${KEY}-(\w+)`, 'g')

/**
 * Prerendered pages and the browser must share the cache's settings, or every style would be inserted twice. Without
 * Emotion's vendor prefixes: browsers that support cascade layers, which these styles need, require only the few
 * prefixes that styles contain themselves.
 */
export function createEmotionCache(): EmotionCache {
  // Not speedy: if a script inserts a rule of a layer into an existing sheet, Chromium recomputes the layout of the
  // whole page as if its fonts had changed; a new sheet at the end does not cause this.
  const cache = createCache({ key: KEY, stylisPlugins: [], speedy: false })
  if (typeof document === 'undefined') return cache
  for (const { innerHTML } of document.querySelectorAll('style[data-styles]'))
    for (const [, id = ''] of innerHTML.matchAll(CLASSES)) cache.inserted[id] = true
  return cache
}

/**
 * The styles of a prerendered page. With Emotion's own attribute, its two caches would each move the element to the
 * end of the head, and the browser would recompute styles and layout of the whole page twice. The ids are not
 * repeated, as the browser finds them in the styles.
 */
export function styleTag(css: string): string {
  return `<style data-styles>${css.replaceAll(UNUSED, '')}</style>`
}
