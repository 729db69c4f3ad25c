// @chunk frame
import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * Prerendered pages and browser must share it, or every style would be inserted twice. Without the vendor prefixes that Emotion
 * adds by default: browsers that know cascade layers, as these styles need, know all but the few that styles name themselves.
 */
export function createEmotionCache(): EmotionCache {
  return createCache({ key: 'g', stylisPlugins: [] })
}
