import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { build, parseAst, type Rolldown } from 'vite'
import { compiledThemePlugin } from '#scripts/compiled-theme-plugin.ts'
import { filesBelow } from '#scripts/files-below.ts'
import { system as whole } from '#src/theme/system.ts'

/*
 * Compares the theme in the browser build, which is computed at build time, with the one that Chakra computes at run
 * time.
 */

type System = typeof whole

let folder = ''
let compiled: System
let code = ''

beforeAll(async () => {
  // Vite derives PROD from it.
  vi.stubEnv('NODE_ENV', 'production')
  const result = await build({
    root: process.cwd(),
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [compiledThemePlugin()],
    build: {
      write: false,
      lib: { entry: path.resolve('src/theme/system.ts'), formats: ['es'] },
      rolldownOptions: { external: [/^react(?:\/|$)/] },
    },
  })
  const [chunk] = ([result].flat() as Array<Rolldown.RolldownOutput>).flatMap(({ output }) => output)
  vi.unstubAllEnvs()
  // Within the project, so that it resolves React.
  folder = mkdtempSync(path.resolve('.cache/compiled-theme-'))
  const file = path.join(folder, 'system.mjs')
  code = chunk && 'code' in chunk ? chunk.code : ''
  writeFileSync(file, code)
  compiled = ((await import(/* @vite-ignore */ pathToFileURL(file).href)) as { system: System }).system
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sources = filesBelow('src')
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join('src', file), 'utf8'))
const words = new Set(sources.flatMap((source) => source.match(/\w+/g) ?? []))
/** All string literals in the code: styles and others. */
const texts = [...new Set(sources.flatMap((source) => [...textsIn(parseAst(source, { lang: 'tsx' }))]))]

function* textsIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* textsIn(item)
  else if (typeof value === 'object' && value !== null) {
    const node = value as { type?: string; value?: unknown }
    if (node.type === 'Literal' && typeof node.value === 'string' && isPossibleStyle(node.value))
      yield node.value
    for (const child of Object.values(node)) yield* textsIn(child)
  }
}

/** Excludes long texts and fragments of template literals, as in inline scripts. */
function isPossibleStyle(text: string) {
  return text.length <= 80 && text.split('{').length === text.split('}').length
}

const isCondition = (name: string) => name === 'css' || whole.conditions.keys().includes(name)
const properties = [...whole.properties].filter((name) => words.has(name) && !isCondition(name))

type Style = Parameters<System['css']>[0]
const stylesOf = (system: System, style: unknown) => JSON.stringify(system.css(style as Style))

/** The values that differ, as `property: value`. */
function differing(names: ReadonlyArray<string>, values: ReadonlyArray<string>) {
  return names.flatMap((property) =>
    values
      .filter((value) => stylesOf(compiled, { [property]: value }) !== stylesOf(whole, { [property]: value }))
      .map((value) => `${property}: ${value}`),
  )
}

test('every property with every token has the same styles', () => {
  expect(properties.length).toBeGreaterThan(100)
  const tokens = [...whole.tokens.flatMap.keys()]
    .filter((name) => !/breakpoint|colorPalette/.test(name))
    .map((name) => name.replace(/^[^.]+\./, ''))
  expect(differing(properties, tokens)).toEqual([])
})

test('every text of the source files means the same, in properties of each kind', () => {
  expect(texts.length).toBeGreaterThan(500)
  expect(differing(['color', 'marginInline', 'fontSize', 'border', 'background', '--size'], texts)).toEqual(
    [],
  )
})

test('conditions, breakpoints and text styles are the same', () => {
  const conditions = [...words].filter((word) => word.startsWith('_') && whole.properties.has(word))
  expect(conditions.length).toBeGreaterThan(5)
  for (const condition of [...conditions, 'sm', 'md', 'lg', 'xl', 'mdDown', '@media print']) {
    const style = { [condition]: { color: 'fg', margin: '4' } }
    expect(stylesOf(compiled, style)).toBe(stylesOf(whole, style))
  }
  for (const textStyle of whole.query.textStyles.list())
    expect(compiled.css({ textStyle })).toEqual(whole.css({ textStyle }))
})

test('conditions of one style are sorted in the same order', () => {
  const rules = texts.filter((text) => text.startsWith('@'))
  expect(rules.length).toBeGreaterThan(10)
  const conditions = [...words].filter((word) => word.startsWith('_') && whole.properties.has(word))
  const keys = [...rules, ...conditions, 'sm', 'mdDown', 'lg']
  const differ = keys.flatMap((first) =>
    keys
      .filter((second) => {
        const style = { [first]: { color: 'fg' }, [second]: { color: 'bg' } }
        return stylesOf(compiled, style) !== stylesOf(whole, style)
      })
      .map((second) => `${first} beside ${second}`),
  )
  expect(differ).toEqual([])
})

test('the same props are styles, and the same are attributes', () => {
  const isStyle = (system: System) => [...words].filter((word) => system.isValidProperty(word)).sort()
  expect(isStyle(compiled)).toEqual(isStyle(whole))
})

test('tokens that scripts read have the same values', () => {
  expect(compiled.token('colors.shea')).toBe(whole.token('colors.shea'))
  for (const name of ['colors.fg.muted', 'fontSizes.md', 'radii.md', 'sizes.touch'])
    expect(String(compiled.token.var(name))).toBe(String(whole.token.var(name)))
})

test('browsers get neither the palette nor what makes tokens of it', () => {
  expect(code).toContain('cssVarsPrefix')
  expect(code).not.toMatch(/#2B2A86|localeCompare|getConditionalTokens|borderBlockEndStyle/i)
})
