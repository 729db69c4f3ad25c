import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { matchPath } from 'react-router-dom'
import { rolldown } from 'rolldown'
import { parseAst } from 'vite'
import { FORM_PAGES, SENT_PAGES } from '#contract/form-pages.ts'
import { plainPage } from '#server/form-pages/plain-page.ts'
import { contentHash } from '#server/platform/build-output.ts'
import { isMemberPath } from '#src/lib/addresses.ts'
import { dataPath, hydrationData } from '#src/lib/page-data.ts'
import { PAGE_SCRIPTS_ID, SCRIPTS_FOLDER, type PageScripts } from '#src/lib/page-scripts.ts'
import { builtPages } from './built-pages.ts'

export const FIRST_SCRIPT = 'src/lib/first-script.ts'

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/
const DATA_SCRIPT =
  /<script>window\.__reactRouterContext\.streamController\.(?:enqueue\(("[\s\S]*?")\)|close\(\));<\/script>/g

/**
 * Lets the public pages of a build show before they ask for their scripts, and for the data to hydrate with, which say the words
 * of the page once more: see src/lib/first-script.ts. Pages of the member area show nothing without scripts and stay as they
 * are. Pages for browsers without scripts lose them.
 */
export async function deferScripts(root: string): Promise<void> {
  const firstScript = await compileFirstScript(root)
  const buildDir = path.join(root, 'build/client')
  for (const { file, address } of builtPages(buildDir)) {
    if (isMemberPath(address)) continue
    if (hasNoScripts(address)) {
      await writeFile(file, plainPage(await readFile(file, 'utf8')))
      continue
    }
    const data = dataPath(address)
    const dataFile = await readFile(path.join(buildDir, data), 'utf8')
    await writeFile(file, deferred(await readFile(file, 'utf8'), { firstScript, data, dataFile }))
  }
}

/** The pages for browsers without scripts, which other browsers meet as well if their scripts do not come. */
export function hasNoScripts(address: string): boolean {
  return Object.values(SENT_PAGES).includes(address) || matchPath(FORM_PAGES.donations, address) !== null
}

async function compileFirstScript(root: string): Promise<string> {
  const build = await rolldown({ input: path.join(root, FIRST_SCRIPT), cwd: root, platform: 'browser' })
  const { output } = await build.generate({ format: 'iife', minify: true })
  await build.close()
  return output[0].code.trim()
}

type Inserted = {
  firstScript: string
  /** The address of the page's data, and the text behind it. */
  data: string
  dataFile: string
}

/** Throws where React Router writes its scripts or its data in another way. */
export function deferred(html: string, { firstScript, data, dataFile }: Inserted): string {
  const preload = [...html.matchAll(PRELOAD)].flatMap(([, href]) => href ?? [])
  const code = MODULE_SCRIPT.exec(html)?.[1]
  if (code === undefined || preload.length === 0)
    throw new Error('A page without the scripts of React Router')
  const written = [...html.matchAll(DATA_SCRIPT)]
    .map(([, text = '""']) => JSON.parse(text) as string)
    .join('')
  if (!isDeepStrictEqual(resolved(written), resolved(hydrationData(dataFile))))
    throw new Error(`React Router hydrates with other data than those of ${data}`)
  const page = JSON.stringify({
    ...placesIn(preload, readModuleScript(code)),
    data,
    // As src/offline/save-page.ts computes it.
    dataHash: contentHash(Buffer.from(dataFile)).slice(0, 12),
  })
  const inHead = `<script type="application/json" id="${PAGE_SCRIPTS_ID}">${page}</script><script>${firstScript}</script>`
  return (
    html
      .replaceAll(PRELOAD, '')
      .replaceAll(DATA_SCRIPT, '')
      // React expects an element in its place.
      .replace(MODULE_SCRIPT, '<script></script>')
      .replace('</head>', () => `${inHead}</head>`)
  )
}

/** The value that a list of React Router's encoding stands for. */
function resolved(text: string): unknown {
  const values = JSON.parse(text) as Array<unknown>
  function at(place: number): unknown {
    const value = place < 0 ? place : values[place]
    if (Array.isArray(value)) return value.map((item) => (typeof item === 'number' ? at(item) : item))
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([key, item]) => [
      String(at(Number(key.slice(1)))),
      at(Number(item)),
    ])
    return Object.fromEntries(entries)
  }
  return at(0)
}

type Started = { manifest: string; routes: Record<string, string>; entry: string }

function placesIn(
  preload: Array<string>,
  { manifest, routes, entry }: Started,
): Omit<PageScripts, 'data' | 'dataHash'> {
  const last = [...Object.values(routes), manifest, entry]
  const missing = last.find((address) => !preload.includes(address))
  if (missing !== undefined) throw new Error(`React Router does not preload ${missing}`)
  const order = [...preload.filter((address) => !last.includes(address)), ...last]
  return {
    names: order.map((address) => path.posix.relative(SCRIPTS_FOLDER, address)),
    routes: Object.fromEntries(Object.entries(routes).map(([id, address]) => [id, order.indexOf(address)])),
  }
}

/**
 * What React Router's inline module does: it imports the manifest and the routes' modules, names these by their ids in
 * window.__reactRouterRouteModules, and imports the entry.
 */
function readModuleScript(code: string): Started {
  const addresses = new Map<string, string>()
  const routes: Record<string, string> = {}
  let manifest = ''
  let entry = ''
  for (const statement of parseAst(code).body) {
    if (statement.type === 'ImportDeclaration') {
      const [specifier] = statement.specifiers
      if (specifier) addresses.set(specifier.local.name, statement.source.value)
      else manifest = statement.source.value
    } else if (statement.type === 'ExpressionStatement') {
      const { expression } = statement
      if (expression.type === 'ImportExpression' && expression.source.type === 'Literal')
        entry = String(expression.source.value)
      if (expression.type === 'AssignmentExpression' && expression.right.type === 'ObjectExpression') {
        for (const property of expression.right.properties) {
          if (property.type !== 'Property' || property.key.type !== 'Literal') continue
          if (property.value.type !== 'Identifier') continue
          routes[String(property.key.value)] = addresses.get(property.value.name) ?? ''
        }
      }
    }
  }
  const isComplete = manifest && entry && addresses.size > 0 && addresses.size === Object.keys(routes).length
  if (!isComplete) throw new Error(`React Router starts its pages in another way: ${code}`)
  return { manifest, routes, entry }
}
