// @chunk frame
import createCache, { type EmotionCache } from '@emotion/cache'

/** Prerendered pages and browser must share the key, or every style would be inserted twice. */
export function createEmotionCache(): EmotionCache {
  return createCache({ key: 'g' })
}
