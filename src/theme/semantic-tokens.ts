import { defineSemanticTokens } from '@chakra-ui/react'

/**
 * A value of the light mode, and the value that takes its place in dark mode (src/theme/color-modes.ts); without one, both
 * modes have the same.
 */
function modes(light: string, dark?: string) {
  return { value: dark === undefined ? light : { base: light, _dark: dark } }
}

/** A gradient from ink, the page's background in dark mode, to the picture, in shares of the width: text ends at 45 %. */
const DUSK = [
  [100, 28],
  [93, 36],
  [76, 44],
  [44, 52],
  [16, 59],
  [0, 67],
].map(([ink = 0, at]) => `rgba(27, 16, 51, ${ink / 100}) ${at}%`)

/**
 * Colours by meaning. Contrasts follow the visual identity, in both modes: text pairs reach 4.5, borders and controls
 * 3 (tests/theme/contrast.test.ts). `onDark` is for backgrounds that are dark in both modes.
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: modes('{colors.shea}', '{colors.ink}'),
      surface: modes('{colors.white}', '{colors.night.shea}'),
      tint: modes('{colors.lilac}', '{colors.night.lilac}'),
      // A selected card, and the hovered option.
      active: modes('{colors.lilac}', '{colors.night.adire}'),
      warm: modes('{colors.sand}', '{colors.night.sand}'),
      rose: modes('{colors.blush}', '{colors.night.blush}'),
      cool: modes('{colors.lagoon}', '{colors.night.lagoon}'),
      dark: modes('{colors.adireDeep}'),
      // Sections and panels. At the width of the screen, the full colours would glare in dark mode.
      brand: modes('{colors.adire}'),
      accent: modes('{colors.zobo}', '{colors.night.zoboDeep}'),
      success: modes('{colors.ewe}', '{colors.night.ewe}'),
      backdrop: modes('rgba(27, 16, 51, 0.62)', 'rgba(8, 4, 18, 0.72)'),
    },
    fg: {
      DEFAULT: modes('{colors.ink}', '{colors.shea}'),
      muted: modes('{colors.muted}', '{colors.night.muted}'),
      onDark: modes('{colors.shea}'),
      onLight: modes('{colors.ink}'),
      highlightOnDark: modes('{colors.danfo}'),
      warm: modes('{colors.agbalumoText}', '{colors.night.agbalumo}'),
      accent: modes('{colors.zobo}', '{colors.danfo}'),
      accentStrong: modes('{colors.zoboDeep}', '{colors.danfo}'),
      brand: modes('{colors.adire}', '{colors.lilac}'),
      success: modes('{colors.ewe}', '{colors.night.eweLight}'),
    },
    // Shapes of controls, discs and badges, with the text on them.
    brand: {
      DEFAULT: modes('{colors.adire}', '{colors.night.adire}'),
      contrast: modes('{colors.shea}'),
    },
    accent: {
      DEFAULT: modes('{colors.zobo}', '{colors.night.zobo}'),
      strong: modes('{colors.zoboDeep}', '{colors.zobo}'),
      contrast: modes('{colors.white}'),
    },
    highlight: {
      DEFAULT: modes('{colors.danfo}'),
      strong: modes('{colors.white}', '{colors.night.danfo}'),
      contrast: modes('{colors.ink}'),
    },
    success: { DEFAULT: modes('{colors.ewe}'), contrast: modes('{colors.shea}') },
    danger: modes('{colors.error}', '{colors.night.error}'),
    border: {
      DEFAULT: modes('{colors.line}', '{colors.night.line}'),
      strong: modes('{colors.ink}', '{colors.lilac}'),
      subtle: modes('rgba(27, 16, 51, 0.14)', 'rgba(205, 189, 245, 0.2)'),
      onDark: modes('rgba(255, 247, 234, 0.28)'),
    },
    focus: { DEFAULT: modes('{colors.adire}', '{colors.danfo}'), onDark: modes('{colors.danfo}') },
  },
  gradients: {
    // Over the plain left half of a picture behind text.
    dusk: modes('none', `linear-gradient(90deg, ${DUSK.join(', ')})`),
    // Over pictures drawn on the page's background.
    shade: modes('none', 'linear-gradient({colors.night.shade} 0 0)'),
    // Over the patterns of sections.
    veil: modes('none', 'linear-gradient(rgba(27, 16, 51, 0.35) 0 0)'),
  },
})
