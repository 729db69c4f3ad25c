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
 * Changes the public pages of a build so that they render before they load their scripts and the hydration data,
 * which repeats the text of the page: see src/lib/first-script.ts. Pages of the member area need scripts to render
 * and stay unchanged. Pages for browsers without scripts lose theirs.
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

/** The pages for browsers without scripts. Other browsers show them as well if their scripts fail to load. */
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
  /** The address of the page's data, and the text of that file. */
  data: string
  dataFile: string
}

/** Throws if React Router writes its scripts or data in another form. */
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
    // Must match the hash in src/offline/save-page.ts.
    dataHash: contentHash(Buffer.from(dataFile)).slice(0, 12),
  })
  const inHead = `<script type="application/json" id="${PAGE_SCRIPTS_ID}">${page}</script><script>${firstScript}</script>`
  return (
    html
      .replaceAll(PRELOAD, '')
      .replaceAll(DATA_SCRIPT, '')
      // React expects an element at this position.
      .replace(MODULE_SCRIPT, '<script></script>')
      .replace('</head>', () => `${inHead}</head>`)
  )
}

/** Decodes a list in React Router's encoding. */
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
 * Reads React Router's inline module: it imports the manifest and the route modules, registers these by id in
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
