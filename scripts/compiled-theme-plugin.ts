import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAst, type Plugin } from 'vite'
import { filesBelow } from './files-below.ts'

const SYSTEM = '@chakra-ui/react/dist/esm/styled-system/'
const TOKEN_DICTIONARY = `${SYSTEM}token-dictionary.js`
const PRESET = '@chakra-ui/react/dist/esm/preset-base.js'
const PREFLIGHT = `${SYSTEM}preflight.js`
const SORT_AT_RULES = `${SYSTEM}sort-at-params.js`
const CSS_PROPERTIES = '@pandacss/is-valid-prop/dist/index.mjs'

/**
 * The tokens of a category: the names of those whose CSS variable follows from the name, and the others with their
 * values.
 */
type Category = { names: Array<string>; hasNegatives: boolean; others: Record<string, string> }
type Tokens = {
  prefix: string
  categories: Record<string, Category>
  /** The tokens whose values are read in the browser. */
  values: Record<string, string>
}

/**
 * Removes work that Chakra would do on every page load: it builds a dictionary of all tokens, with each reference
 * resolved, and includes all properties and conditions. The build computes the dictionary once, and leaves out the
 * properties and conditions that no file in `src/` mentions. The result is the same for components:
 * tests/project/compiled-theme.test.ts compares both.
 */
export function compiledThemePlugin(root = process.cwd()): Plugin {
  let replacements: Record<string, (code: string) => string> = {}
  return {
    name: 'compiled-theme',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      const sources = filesBelow(path.join(root, 'src'))
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => readFileSync(path.join(root, 'src', file), 'utf8'))
      const { system } = await import('#src/theme/system.ts')
      const words = new Set(sources.flatMap((source) => source.match(/\w+/g) ?? []))
      const tokens = tokensOf(system.tokens, valuesReadIn(sources, system.token))
      replacements = {
        [TOKEN_DICTIONARY]: () => tokenDictionary(tokens),
        // The shared style sheet contains the reset.
        [PREFLIGHT]: () => 'export const createPreflight = () => ({})',
        [PRESET]: (code) => withoutUnused(code, words),
        [SORT_AT_RULES]: withoutCollation,
        [CSS_PROPERTIES]: (code) => withoutUnusedProperties(code, words),
      }
    },
    transform(code, id) {
      const file = Object.keys(replacements).find((name) => id.endsWith(`/node_modules/${name}`))
      return file === undefined ? null : { code: replacements[file]?.(code) ?? code, map: null }
    },
    buildEnd(error) {
      if (error) return
      const missing = Object.keys(replacements).filter(
        (name) => ![...this.getModuleIds()].some((id) => id.endsWith(`/node_modules/${name}`)),
      )
      if (missing.length > 0)
        this.error(`Chakra is made in another way: the build has no ${missing.join(', ')}`)
    },
  }
}

function valuesReadIn(sources: ReadonlyArray<string>, token: (name: string) => unknown): Tokens['values'] {
  const names = sources.flatMap((source) =>
    [...source.matchAll(/\.token\('([^']+)'\)/g)].map(([, name = '']) => name),
  )
  return Object.fromEntries(names.map((name) => [name, String(token(name))]))
}

type Dictionary = {
  prefix: string
  flatMap: ReadonlyMap<string, string>
  formatCssVar: (path: Array<string>, prefix: string) => { ref: string }
}

/** Breakpoints are tokens as well; no style of the site refers to them. */
const isBreakpoint = (name: string) => /^breakpoints\.|^sizes\.breakpoint-/.test(name)

function tokensOf({ prefix, flatMap, formatCssVar }: Dictionary, values: Tokens['values']): Tokens {
  const categories: Record<string, Category> = {}
  const variable = (category: string, name: string) =>
    formatCssVar([category, ...name.split('.')], prefix).ref
  for (const [token, value] of flatMap) {
    const [, category = '', name = ''] = /^([^.]+)\.(.+)$/.exec(token) ?? []
    if (isBreakpoint(token) || value.includes('color-palette')) continue
    const known = (categories[category] ??= { names: [], hasNegatives: false, others: {} })
    if (value === variable(category, name)) known.names.push(name)
    else if (name.startsWith('-') && value === `calc(${variable(category, name.slice(1))} * -1)`)
      known.hasNegatives = true
    else known.others[name] = value
  }
  return { prefix, categories, values }
}

/** A replacement for Chakra's token-dictionary.js with the same interface. */
function tokenDictionary(tokens: Tokens): string {
  return `import { cssVar } from './css-var.js'
const { prefix, categories, values } = ${JSON.stringify(tokens)}
const variableOf = (category, name) => cssVar([category, ...name.split('.')].join('-'), { prefix })
const byCategory = {}
const flatMap = new Map()
const byName = new Map()
for (const [category, { names, hasNegatives, others }] of Object.entries(categories)) {
  const known = (byCategory[category] = { ...others })
  for (const name of names) {
    const variable = variableOf(category, name)
    known[name] = variable.ref
    if (hasNegatives) known['-' + name] = 'calc(' + variable.ref + ' * -1)'
    const token = category + '.' + name
    byName.set(token, { name: token, value: values[token] ?? variable.ref, extensions: { cssVar: variable } })
  }
  for (const name in known) flatMap.set(category + '.' + name, known[name])
}
const getVar = (name, fallback) => flatMap.get(name) ?? fallback
const dictionary = {
  prefix,
  flatMap,
  getVar,
  allTokens: [...byName.values()],
  getByName: (name) => byName.get(name),
  getCategoryValues: (category) => byCategory[category] ?? null,
  expandReferenceInValue: (value) => value.replace(/{([^}]*)}/g, (_, path) => getVar(path) ?? path),
  cssVarMap: new Map(),
  categoryMap: new Map(),
  colorPaletteMap: new Map(),
}
export const createTokenDictionary = () => dictionary
export const tokenCategories = Object.keys(categories)
`
}

type Range = { start: number; end: number }
type Property = Range & { key: { type: string; name?: string; value?: unknown }; value: Node }
type Node = Range & { type: string; properties?: Array<Property>; elements?: Array<{ value?: unknown }> }

/** Removes the conditions and utilities of Chakra's preset that no source file mentions. */
function withoutUnused(code: string, words: ReadonlySet<string>): string {
  const conditions = objectIn(code, 'defaultConditions', 'defineConditions')
  const config = objectIn(code, 'defaultBaseConfig', 'defineConfig')
  const utilities = config.find((property) => nameOf(property) === 'utilities')?.value.properties ?? []
  if (conditions.length < 50 || utilities.length < 100)
    throw new Error('Chakra writes its preset in another way: there are no conditions or utilities')
  const unused = [
    ...conditions.filter((property) => !words.has(`_${nameOf(property)}`)),
    ...utilities.filter(
      (property) => ![nameOf(property), ...shorthandsOf(property)].some((name) => words.has(name)),
    ),
  ]
  return unused
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''), code)
}

/** The properties of the object in \`const name = define({ … })\`. */
function objectIn(code: string, name: string, define: string): Array<Property> {
  for (const statement of parseAst(code).body) {
    if (statement.type !== 'VariableDeclaration') continue
    const [declared] = statement.declarations
    if (declared?.id.type !== 'Identifier' || declared.id.name !== name) continue
    const { init } = declared
    if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== define)
      continue
    return (init.arguments[0] as unknown as Node).properties ?? []
  }
  throw new Error(`Chakra writes its preset in another way: there is no ${name}`)
}

const nameOf = ({ key }: Property) => String(key.name ?? key.value)

function shorthandsOf({ value }: Property): Array<string> {
  const shorthand = value.properties?.find((property) => nameOf(property) === 'shorthand')?.value
  return (shorthand?.elements ?? []).map((element) => String(element.value))
}

/**
 * Sorts without collation, whose first use takes 35 ms on a slow phone. The order of style conditions stays the same.
 */
function withoutCollation(code: string): string {
  const collated = 'a.localeCompare(b)'
  if (!code.includes(collated)) throw new Error('Chakra sorts conditions in another way')
  return code.replaceAll(collated, '(a < b ? -1 : a > b ? 1 : 0)')
}

function withoutUnusedProperties(code: string, words: ReadonlySet<string>): string {
  const list = /(var cssPropertiesStr = ")([^"]+)"/
  if (!list.test(code)) throw new Error('@pandacss/is-valid-prop writes its list in another way')
  return code.replace(list, (_, start: string, names: string) => {
    const used = names.split(',').filter((name) => words.has(name))
    return `${start}${used.join(',')}"`
  })
}
