// @chunk frame
import createCache, { type EmotionCache } from '@emotion/cache'

const KEY = 'g'

/** Chakra repeats each ground, for components of its own that we do not have. */
const UNUSED = /--bg-currentcolor:[^;}]*;?/g

/** A class of a component's styles. Its name ends in the id of the styles. */
const CLASSES = new RegExp(String.raw`\.${KEY}-(\w+)`, 'g')

/**
 * Prerendered pages and browser must share it, or every style would be inserted twice. Without the vendor prefixes that Emotion
 * adds by default: browsers that know cascade layers, as these styles need, know all but the few that styles name themselves.
 */
export function createEmotionCache(): EmotionCache {
  // Not speedy: a rule of a layer that scripts insert into a sheet makes Chromium compute the layout of the whole page anew, as
  // if its fonts had changed; a new sheet at the end does not.
  const cache = createCache({ key: KEY, stylisPlugins: [], speedy: false })
  if (typeof document === 'undefined') return cache
  for (const { innerHTML } of document.querySelectorAll('style[data-styles]'))
    for (const id of stylesIn(innerHTML)) cache.inserted[id] = true
  return cache
}

/**
 * The styles of a prerendered page. Under Emotion's own name for them, its two caches would each move the element to the end of
 * the head: twice, the browser would compute the styles and the layout of the whole page anew. The ids, which the browser
 * needs, are not repeated: it finds them in the styles.
 */
export function styleTag({ ids, css }: { ids: ReadonlyArray<string>; css: string }): string {
  const found = new Set(stylesIn(css))
  const missing = ids.find((id) => !found.has(id))
  if (missing !== undefined)
    throw new Error(`The styles ${missing} have no class: the browser would insert them twice.`)
  return `<style data-styles>${css.replaceAll(UNUSED, '')}</style>`
}

function stylesIn(css: string): Array<string> {
  return [...css.matchAll(CLASSES)].flatMap(([, id]) => id ?? [])
}
