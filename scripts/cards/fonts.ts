import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)
const noto = (weight: number) => `@fontsource/noto-sans/files/noto-sans-latin-ext-${weight}-normal.woff`

/** All fonts of cards. Those of Noto Sans contain letters of Hausa. */
export const FONTS = [
  {
    name: 'heading',
    weight: 800,
    file: '@expo-google-fonts/epilogue/800ExtraBold/Epilogue_800ExtraBold.ttf',
  },
  { name: 'heading-hausa', weight: 800, file: noto(800) },
  {
    name: 'body',
    weight: 600,
    file: '@expo-google-fonts/plus-jakarta-sans/600SemiBold/PlusJakartaSans_600SemiBold.ttf',
  },
  { name: 'body-hausa', weight: 600, file: noto(600) },
].map(({ name, weight, file }) => ({ name, weight: weight as 600 | 800, file: resolve(file) }))
