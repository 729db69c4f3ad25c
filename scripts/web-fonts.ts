import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { filesBelow } from './files-below.ts'
import { perContent } from './images/unchanged-files.ts'

const require = createRequire(import.meta.url)

/** The typefaces of src/theme/tokens.ts, with the weights used by the site; headings have a single one. */
const FAMILIES = [
  { name: 'heading', family: 'Epilogue Variable', folder: 'epilogue', weights: 800 },
  {
    name: 'body',
    family: 'Plus Jakarta Sans Variable',
    folder: 'plus-jakarta-sans',
    weights: { min: 400, max: 800 },
  },
] as const

/** The subsets of a font: ẹ and ọ are in "vietnamese", ṣ and ₦ in "latin-ext". */
const PARTS = ['vietnamese', 'latin-ext', 'latin'] as const

const FOLDER = '.generated/fonts'
const CACHE = '.cache/fonts'
/**
 * Included even if no text contains them: characters of user input, including Yoruba, and of formatted amounts and
 * dates.
 */
const ALWAYS = '\u00A0\u202F–₦ẸẹỌọṢṣÀàÁáÈèÉéÌìÍíÒòÓóÙùÚú\u0300\u0301\u0323'
const ASCII = Array.from({ length: 95 }, (_, index) => 32 + index)

type Family = (typeof FAMILIES)[number]
type Part = (typeof PARTS)[number]

/**
 * Writes the fonts for pages, and returns their `@font-face` rules. Each subset exists twice: reduced to the
 * characters and weights of the site, and complete, as in the package, for all other characters. So a page loads a
 * few kilobytes, and a complete subset only if a user types other characters.
 */
export async function writeWebFonts(root: string): Promise<string> {
  const characters = charactersOf(root)
  const rules: Array<string> = []
  const written = new Set<string>()
  for (const family of FAMILIES) {
    const ranges = await rangesOf(family)
    for (const part of PARTS) {
      const codes = codesIn(ranges[part])
      // The ranges must not overlap: browsers would load the complete font as well, while they wait for the reduced
      // one.
      const others = codes.filter((code) => !characters.has(code))
      rules.push(faceRule(family, wholeFile(family, part), rangeOf(others)))
      const used = codes.filter((code) => characters.has(code))
      if (used.length === 0) continue
      const name = `${family.name}-${part}.woff2`
      await writeSubset(root, { family, part, used, name })
      written.add(name)
      rules.push(faceRule(family, `./fonts/${name}`, rangeOf(used)))
    }
  }
  for (const file of filesIn(root, FOLDER, /\.woff2$/)) if (!written.has(path.basename(file))) await rm(file)
  return rules.join('')
}

/** The `@font-face` rules of the complete fonts, for texts that are not known yet. */
export async function wholeFontRules(): Promise<string> {
  const families = FAMILIES.map(async (family) => {
    const ranges = await rangesOf(family)
    return PARTS.map((part) => faceRule(family, wholeFile(family, part), ranges[part])).join('')
  })
  return (await Promise.all(families)).join('')
}

async function rangesOf({ folder }: Family): Promise<Record<Part, string>> {
  const file = require.resolve(`@fontsource-variable/${folder}/unicode.json`)
  return JSON.parse(await readFile(file, 'utf8')) as Record<Part, string>
}

/** The code points of all characters in the content and the code. */
function charactersOf(root: string): Set<number> {
  const found = new Set(ALWAYS)
  const texts = [
    ...filesIn(root, 'content', /\.(?:md|yaml)$/),
    // Includes error messages that need no content, and signs such as arrows.
    ...filesIn(root, 'src', /\.tsx?$/),
  ]
  for (const file of texts) for (const character of charactersIn(file)) found.add(character)
  return new Set([...ASCII, ...[...found].map((character) => character.codePointAt(0) ?? 0)])
}

const charactersIn = perContent((file) => new Set(readFileSync(file, 'utf8').match(/[^\p{ASCII}]/gu) ?? []))

function filesIn(root: string, folder: string, ending: RegExp): Array<string> {
  const within = path.join(root, folder)
  // Content of tests has no code beside it.
  const names = existsSync(within) ? filesBelow(within) : []
  return names.filter((name) => ending.test(name)).map((name) => path.join(within, name))
}

type Subset = { family: Family; part: Part; used: ReadonlyArray<number>; name: string }

async function writeSubset(root: string, { family, part, used, name }: Subset): Promise<void> {
  const original = await readFile(require.resolve(wholeFile(family, part)))
  const options = { targetFormat: 'woff2', variationAxes: { wght: family.weights } } as const
  const key = createHash('sha256')
    .update(JSON.stringify([used, options]))
    .update(original)
    .digest('hex')
  const cached = path.join(root, CACHE, `${key.slice(0, 32)}.woff2`)
  if (!existsSync(cached)) {
    await mkdir(path.dirname(cached), { recursive: true })
    // Imported on demand: loading the library takes longer than most starts, which need no new subset.
    const { default: subsetFont } = await import('subset-font')
    await writeFileAtomic(cached, await subsetFont(original, String.fromCodePoint(...used), options))
  }
  await mkdir(path.join(root, FOLDER), { recursive: true })
  const file = path.join(root, FOLDER, name)
  const present = await readFile(file).catch(() => null)
  const wanted = await readFile(cached)
  if (present === null || !present.equals(wanted)) await writeFileAtomic(file, wanted)
}

const wholeFile = ({ folder }: Family, part: Part) =>
  `@fontsource-variable/${folder}/files/${folder}-${part}-wght-normal.woff2`

/** With `optional` and a preload, a page is painted once: text never moves when a font arrives late. */
function faceRule({ family }: Family, url: string, range: string): string {
  return `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-display: optional;
  font-weight: 100 900;
  src: url('${url}') format('woff2');
  unicode-range: ${range};
}
`
}

/** The code points of a `unicode-range`, ascending. */
function codesIn(range: string): Array<number> {
  const codes = range.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().slice(2).split('-')
    const [from, to] = [parseInt(first, 16), parseInt(last, 16)]
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
  return codes.sort((a, b) => a - b)
}

/** The `unicode-range` of ascending code points, with neighbours joined to ranges. */
export function rangeOf(codes: ReadonlyArray<number>): string {
  const ranges: Array<[number, number]> = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ')
}
