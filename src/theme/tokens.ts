import { defineTokens } from '@chakra-ui/react'

// Sizes in rem grow with the visitor's text size. If that would overflow a narrow screen, a share of its width is the
// limit, which the default text size never reaches from 320 px up.

/** The palette by name (visual identity "Adire line"). Sections use the meanings in semantic-tokens.ts. */
export const palette = {
  ink: { value: '#1B1033' },
  adire: { value: '#2B2A86' },
  adireDeep: { value: '#1C1A5C' },
  zobo: { value: '#B0124D' },
  zoboDeep: { value: '#8C0E3D' },
  danfo: { value: '#FFB91F' },
  agbalumo: { value: '#E8551F' },
  agbalumoText: { value: '#B93A0C' },
  ewe: { value: '#0F7355' },
  lagoon: { value: '#8AD0D6' },
  lilac: { value: '#CDBDF5' },
  blush: { value: '#FBD3C4' },
  sand: { value: '#F4E2C3' },
  shea: { value: '#FFF7EA' },
  white: { value: '#FFFFFF' },
  muted: { value: '#5B5470' },
  line: { value: '#857C9B' },
  error: { value: '#B3261E' },
  // The same palette for dark mode: tints as backgrounds, and lighter variants of ink and bright colours that would
  // lack contrast.
  night: {
    shea: { value: '#281B4A' },
    lilac: { value: '#2A205C' },
    sand: { value: '#382427' },
    blush: { value: '#431634' },
    lagoon: { value: '#0B2C38' },
    adire: { value: '#35339C' },
    zobo: { value: '#DB2365' },
    zoboDeep: { value: '#7C1144' },
    ewe: { value: '#135049' },
    eweLight: { value: '#6FD9B0' },
    agbalumo: { value: '#FF9E73' },
    danfo: { value: '#FFD16B' },
    shade: { value: '#DCD1F5' },
    muted: { value: '#C3B8DA' },
    line: { value: '#8E80B8' },
    error: { value: '#FF9A8F' },
  },
}

export const tokens = defineTokens({
  colors: palette,
  fonts: {
    heading: { value: "'Epilogue Variable', 'Epilogue Fallback', system-ui, sans-serif" },
    body: { value: "'Plus Jakarta Sans Variable', 'Plus Jakarta Sans Fallback', system-ui, sans-serif" },
  },
  fontSizes: {
    xs: { value: '0.8125rem' },
    sm: { value: '0.9375rem' },
    md: { value: '1.0625rem' },
    lg: { value: '1.1875rem' },
    xl: { value: 'min(clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem), 10vw)' },
    '2xl': { value: 'min(clamp(1.5rem, 1.3rem + 0.9vw, 2rem), 11vw)' },
    '3xl': { value: 'min(clamp(1.875rem, 1.45rem + 1.9vw, 2.875rem), 12vw)' },
    '4xl': { value: 'min(clamp(2.25rem, 1.6rem + 3vw, 4rem), 13vw)' },
  },
  spacing: {
    0.5: { value: '0.125rem' },
    1: { value: '0.25rem' },
    2: { value: '0.5rem' },
    3: { value: 'min(0.75rem, 3.75vw)' },
    4: { value: 'min(1rem, 5vw)' },
    5: { value: 'min(1.25rem, 6.25vw)' },
    6: { value: 'min(1.5rem, 7.5vw)' },
    8: { value: 'min(2rem, 10vw)' },
    10: { value: 'min(2.5rem, 12.5vw)' },
    12: { value: 'min(3rem, 15vw)' },
    16: { value: 'min(4rem, 20vw)' },
    20: { value: 'min(5rem, 25vw)' },
    gutter: { value: 'clamp(min(1.125rem, 6vw), 4vw, 3rem)' },
    section: { value: 'clamp(3.5rem, 2.4rem + 4.5vw, 7rem)' },
  },
  sizes: {
    page: { value: '76rem' },
    prose: { value: '42rem' },
    touch: { value: 'min(2.75rem, 14vw)' },
  },
  radii: {
    sm: { value: '0.5rem' },
    md: { value: '0.75rem' },
    lg: { value: '1.25rem' },
    full: { value: '9999px' },
  },
  zIndex: {
    header: { value: 20 },
    popup: { value: 30 },
    overlay: { value: 40 },
    toast: { value: 50 },
  },
  durations: {
    quick: { value: '150ms' },
    calm: { value: '250ms' },
  },
})
