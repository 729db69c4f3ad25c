import { posix } from 'node:path'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { parseAst } from 'vite'
import { LATER } from '#src/lib/deferred-page.ts'

/**
 * The scripts that a page loads before any interaction: those it links, and their static imports, without dynamic
 * ones.
 */
export function firstScripts(html: string, importsOf: (address: string) => Array<string>): Array<string> {
  const found = new Set<string>()
  const waiting = [...namedIn(parse(html))]
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (found.has(address)) continue
    found.add(address)
    waiting.push(...importsOf(address))
  }
  return [...found].sort()
}

/** The static imports of a script, as paths on the site. */
export function importsOf(address: string, code: string): Array<string> {
  return staticImports(code).map((name) => posix.resolve(posix.dirname(address), name))
}

function* namedIn(node: DefaultTreeAdapterTypes.Node): Generator<string> {
  if ('tagName' in node) {
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]))
    const href = attributes.get('href')
    if (node.tagName === 'link' && ['modulepreload', LATER].includes(attributes.get('rel') ?? '') && href)
      yield href
    if (node.tagName === 'script') {
      const src = attributes.get('src')
      if (src) yield src
      else if (attributes.get('type') === 'module') yield* inlineImports(textOf(node))
    }
  }
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* namedIn(child)
}

function textOf(element: DefaultTreeAdapterTypes.Element) {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
}

// React Router starts the page with an import() in its inline script, which runs at once.
function inlineImports(code: string) {
  const started = parseAst(code).body.flatMap((statement) =>
    statement.type === 'ExpressionStatement' && statement.expression.type === 'ImportExpression'
      ? [statement.expression.source]
      : [],
  )
  const names = started.flatMap((source) =>
    source.type === 'Literal' && typeof source.value === 'string' ? [source.value] : [],
  )
  return [...staticImports(code), ...names]
}

function staticImports(code: string) {
  return parseAst(code).body.flatMap((statement) => {
    const source = 'source' in statement ? statement.source : null
    return source ? [source.value] : []
  })
}
