import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The parts of each typeface in order of preference; those of Noto Sans contain letters of Hausa. */
export const FACES = {
  heading: faces(800, ['epilogue-latin', 'epilogue-latin-ext', 'epilogue-vietnamese', 'noto-sans-latin-ext']),
  body: faces(600, [
    'plus-jakarta-sans-latin',
    'plus-jakarta-sans-latin-ext',
    'plus-jakarta-sans-vietnamese',
    'noto-sans-latin-ext',
  ]),
}

/** All fonts of cards. */
export const FONTS = Object.values(FACES).flat()

function faces(weight: 600 | 800, parts: Array<string>) {
  return parts.map((part) => {
    const folder = /^(?:epilogue|plus-jakarta-sans|noto-sans)/.exec(part)?.[0]
    const file = require.resolve(`@fontsource/${folder}/files/${part}-${weight}-normal.woff`)
    return { name: `${part}-${weight}`, file, weight }
  })
}
