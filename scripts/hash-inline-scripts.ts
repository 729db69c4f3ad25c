import { createHash } from 'node:crypto'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'

// Data blocks: browsers do not run them, so the policy need not allow them.
const DATA_TYPES = ['application/json', 'application/ld+json']

/** The hashes of a page's inline scripts for its Content-Security-Policy, without duplicates, in order. */
export function hashInlineScripts(html: string) {
  const scripts = [...scriptsIn(parse(html))]
  return [...new Set(scripts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`))]
}

function* scriptsIn(node: DefaultTreeAdapterTypes.Node): Generator<string> {
  if ('tagName' in node && node.tagName === 'script') {
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]))
    const isInline = !attributes.has('src') && !DATA_TYPES.includes(attributes.get('type') ?? '')
    if (isInline) yield node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
  }
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* scriptsIn(child)
}
