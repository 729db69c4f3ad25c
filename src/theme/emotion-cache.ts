import createCache, { type EmotionCache } from '@emotion/cache'

/** The prerendered pages and the browser have to agree on the key, or every style would be inserted twice. */
export function createEmotionCache(): EmotionCache {
  return createCache({ key: 'g' })
}
