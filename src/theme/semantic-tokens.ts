// @chunk frame
import { defineSemanticTokens } from '@chakra-ui/react'

/** The meanings of colours. Contrasts follow the visual identity: text pairs reach 4.5, borders 3. */
export const semanticTokens = /* @__PURE__ */ defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: { value: '{colors.shea}' },
      surface: { value: '{colors.white}' },
      tint: { value: '{colors.lilac}' },
      warm: { value: '{colors.sand}' },
      rose: { value: '{colors.blush}' },
      cool: { value: '{colors.lagoon}' },
      dark: { value: '{colors.adireDeep}' },
      backdrop: { value: 'rgba(27, 16, 51, 0.62)' },
    },
    fg: {
      DEFAULT: { value: '{colors.ink}' },
      muted: { value: '{colors.muted}' },
      onDark: { value: '{colors.shea}' },
      highlightOnDark: { value: '{colors.danfo}' },
      warm: { value: '{colors.agbalumoText}' },
    },
    brand: { DEFAULT: { value: '{colors.adire}' }, contrast: { value: '{colors.shea}' } },
    accent: {
      DEFAULT: { value: '{colors.zobo}' },
      strong: { value: '{colors.zoboDeep}' },
      contrast: { value: '{colors.white}' },
    },
    highlight: { DEFAULT: { value: '{colors.danfo}' }, contrast: { value: '{colors.ink}' } },
    success: { DEFAULT: { value: '{colors.ewe}' }, contrast: { value: '{colors.shea}' } },
    danger: { value: '{colors.error}' },
    border: {
      DEFAULT: { value: '{colors.line}' },
      strong: { value: '{colors.ink}' },
      subtle: { value: 'rgba(27, 16, 51, 0.14)' },
      onDark: { value: 'rgba(255, 247, 234, 0.28)' },
    },
    focus: { DEFAULT: { value: '{colors.adire}' }, onDark: { value: '{colors.danfo}' } },
  },
})
