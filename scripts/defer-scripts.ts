import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { parseAst } from 'vite'
import { isMemberPath } from '#src/lib/addresses.ts'
import { PAGE_SCRIPTS_ID, SCRIPTS_FOLDER, type PageScripts } from '#src/lib/page-scripts.ts'
import { builtPages } from './built-pages.ts'

export const FIRST_SCRIPT = 'src/lib/first-script.ts'

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/

/**
 * Lets the public pages of a build show before they ask for their scripts: see src/lib/first-script.ts. Pages of the
 * member area show nothing without scripts and stay as they are.
 */
export async function deferScripts(root: string): Promise<void> {
  const firstScript = await compileFirstScript(root)
  for (const { file, address } of builtPages(path.join(root, 'build/client'))) {
    if (isMemberPath(address)) continue
    await writeFile(file, deferred(await readFile(file, 'utf8'), firstScript))
  }
}

async function compileFirstScript(root: string): Promise<string> {
  const build = await rolldown({ input: path.join(root, FIRST_SCRIPT), cwd: root, platform: 'browser' })
  const { output } = await build.generate({ format: 'iife', minify: true })
  await build.close()
  return output[0].code.trim()
}

/** Throws where React Router writes its scripts in another way. */
export function deferred(html: string, firstScript: string): string {
  const preload = [...html.matchAll(PRELOAD)].flatMap(([, href]) => href ?? [])
  const code = MODULE_SCRIPT.exec(html)?.[1]
  if (code === undefined || preload.length === 0)
    throw new Error('A page without the scripts of React Router')
  const page = JSON.stringify(placesIn(preload, readModuleScript(code)))
  const inHead = `<script type="application/json" id="${PAGE_SCRIPTS_ID}">${page}</script><script>${firstScript}</script>`
  return (
    html
      .replaceAll(PRELOAD, '')
      // React expects an element in its place.
      .replace(MODULE_SCRIPT, '<script></script>')
      .replace('</head>', () => `${inHead}</head>`)
  )
}

type Started = { manifest: string; routes: Record<string, string>; entry: string }

function placesIn(preload: Array<string>, { manifest, routes, entry }: Started): PageScripts {
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
