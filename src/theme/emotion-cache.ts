// @chunk frame
import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * Prerendered pages and browser must share it, or every style would be inserted twice. Without the vendor prefixes that Emotion
 * adds by default: browsers that know cascade layers, as these styles need, know all but the few that styles name themselves.
 */
export function createEmotionCache(): EmotionCache {
  const cache = createCache({ key: 'g', stylisPlugins: [] })
  if (typeof document === 'undefined') return cache
  for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-styles]'))
    for (const id of dataset.styles?.split(' ') ?? []) cache.inserted[id] = true
  return cache
}

/**
 * The styles of a prerendered page. Under Emotion's own name for them, its two caches would each move the element to the end of
 * the head: twice, the browser would compute the styles and the layout of the whole page anew.
 */
export function styleTag({ ids, css }: { ids: ReadonlyArray<string>; css: string }): string {
  return `<style data-styles="${ids.join(' ')}">${css}</style>`
}
