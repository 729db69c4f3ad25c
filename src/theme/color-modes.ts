import type { SystemContext } from '@chakra-ui/react'

/** The visitor has chosen dark mode: src/lib/color-mode.ts sets the attribute. */
export const CHOSEN_DARK = ':root[data-color-mode=dark]'
const FOLLOWS_SYSTEM = ':root:not([data-color-mode=light])'

type Rules = ReturnType<SystemContext['getTokenCss']>

/**
 * The tokens with their dark values where the visitor has chosen dark mode, and where the system is dark unless the
 * visitor has chosen light. Chakra writes them below one selector only. On paper, pages are light.
 *
 * The tokens are the only styles that know the mode: components use them, and have no `_dark` of their own.
 */
export function tokensInBothModes(system: SystemContext): Rules {
  const [[layer, rules] = ['', {}]] = Object.entries<Rules>(system.getTokenCss())
  const { [`&${CHOSEN_DARK}`]: darkTokens, ...light } = rules
  if (!darkTokens) throw new Error('Chakra writes the dark values of tokens in another way.')
  // With the colour scheme, native controls and scroll bars follow.
  const dark = { colorScheme: 'dark', ...darkTokens }
  const onScreen = {
    [CHOSEN_DARK]: dark,
    '@media (prefers-color-scheme: dark)': { [FOLLOWS_SYSTEM]: dark },
  }
  return { [layer]: { ...light, '@media screen': onScreen } }
}
