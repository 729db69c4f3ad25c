// @chunk frame
import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import { CHOSEN_DARK, withColorModes } from './color-modes.ts'
import { globalCss } from './global-css.ts'
import { semanticTokens } from './semantic-tokens.ts'
import { textStyles } from './text-styles.ts'
import { tokens } from './tokens.ts'

/**
 * In the built browser code, global styles come from the shared file (scripts/theme-css.ts), and tokens from the
 * compiled dictionary (scripts/compiled-theme-plugin.ts).
 */
const isBuiltBrowser = (import.meta.env?.PROD && !import.meta.env.SSR) === true

// Built on the base only: the default system would add about 50 KB of CSS variables to every page.
const config = defineConfig({
  cssVarsPrefix: 'g',
  preflight: !isBuiltBrowser,
  conditions: { dark: CHOSEN_DARK },
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    ...(isBuiltBrowser ? {} : { tokens, semanticTokens }),
    textStyles,
  },
  globalCss: isBuiltBrowser ? {} : globalCss,
})

const lightSystem = createSystem(defaultBaseConfig, config)

export const system = isBuiltBrowser ? lightSystem : withColorModes(lightSystem)

/**
 * Production pages link a shared file with the order of the layers and the global styles (scripts/theme-css.ts); in
 * development they are inline.
 */
export const providedSystem = import.meta.env?.PROD
  ? { ...system, _global: [], layers: { ...system.layers, atRule: '' } }
  : system
