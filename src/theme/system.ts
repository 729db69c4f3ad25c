import {
  createSystem,
  defaultBaseConfig,
  defineConfig,
  defineKeyframes,
  type SystemContext,
} from '@chakra-ui/react'
import { CHOSEN_DARK } from './color-modes.ts'
import {
  avatarRecipe,
  controlRecipe,
  nativeSelectRecipe,
  progressRecipe,
  textareaRecipe,
} from './control-recipes.ts'
import { globalCss } from './global-css.ts'
import { containerRecipe } from './recipes.ts'
import { semanticTokens } from './semantic-tokens.ts'
import { textStyles } from './text-styles.ts'
import { palette, tokens } from './tokens.ts'

/** How dialogs and menus come and go. */
const keyframes = defineKeyframes({
  'fade-in': { from: { opacity: '0' }, to: { opacity: '1' } },
  'fade-out': { from: { opacity: '1' }, to: { opacity: '0' } },
  'slide-in': { from: { transform: 'translateX(100%)' }, to: { transform: 'none' } },
  'slide-out': { from: { transform: 'none' }, to: { transform: 'translateX(100%)' } },
})

/** Built pages link a shared file with the reset, the tokens and the global styles: scripts/theme-css.ts. */
const isBuilt = import.meta.env?.PROD ?? false

/**
 * The tokens without their values, which the shared file has. Resolving these, and their dark ones, would take Chakra two
 * thirds of the time in which it makes the system, before the first part of a page can hydrate.
 */
function namesOf(tokens: object): object {
  return Object.fromEntries(
    Object.entries(tokens).map(([name, below]: [string, object]) => [
      name,
      'value' in below ? { value: 'initial' } : namesOf(below),
    ]),
  )
}

/**
 * Built on the base only, with the tokens that the site uses: the default system would add about 50 KB of CSS
 * variables.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'g',
    preflight: !isBuilt,
    conditions: { dark: CHOSEN_DARK },
    theme: {
      breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
      // The colours of `night` are used in dark values only, which the shared file has.
      tokens: isBuilt ? namesOf({ ...tokens, colors: { ...palette, night: {} } }) : tokens,
      semanticTokens: isBuilt ? namesOf(semanticTokens) : semanticTokens,
      textStyles,
      keyframes,
      recipes: { container: containerRecipe, input: controlRecipe, textarea: textareaRecipe },
      slotRecipes: {
        avatar: avatarRecipe,
        nativeSelect: nativeSelectRecipe,
        progress: progressRecipe,
      },
    },
    globalCss: isBuilt ? {} : globalCss,
  }),
)

/** In development the styles of the shared file are inline as well, and therefore current. */
export const providedSystem: SystemContext = isBuilt
  ? { ...system, _global: [], layers: { ...system.layers, atRule: '' } }
  : system
