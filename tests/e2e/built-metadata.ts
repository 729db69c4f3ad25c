import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'

export type PublicPage = {
  address: string
  title: string
  /** All values of meta elements by name or property, and of links by rel. */
  head: Record<string, Array<string>>
  /** The structured data: as written, and all objects with a type at any depth. */
  written: Array<unknown>
  things: Array<Record<string, unknown>>
}

/** The pages in the sitemap of a build, as a search engine reads them. */
export function publicPages(buildDir: string, site: string): Array<PublicPage> {
  const sitemap = readFileSync(path.join(buildDir, 'sitemap.xml'), 'utf8')
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const file = path.join(buildDir, address.slice(site.length), 'index.html')
    return readPage(address, readFileSync(file, 'utf8'))
  })
}

/** Parses the head and the structured data of a page. */
export function readPage(address: string, html: string): PublicPage {
  const page: PublicPage = { address, title: '', head: {}, written: [], things: [] }
  for (const { tagName, attrs, childNodes } of elementsIn(parse(html))) {
    const { name, property, content, rel, href, type } = Object.fromEntries(
      attrs.map((attribute) => [attribute.name, attribute.value]),
    )
    const text = () => childNodes.map((child) => ('value' in child ? child.value : '')).join('')
    if (tagName === 'title' && page.title === '') page.title = text()
    const key = tagName === 'meta' ? (name ?? property) : tagName === 'link' ? rel : undefined
    if (key !== undefined) (page.head[key] ??= []).push(content ?? href ?? '')
    if (tagName === 'script' && type === 'application/ld+json') page.written.push(JSON.parse(text()))
  }
  page.things.push(...thingsIn(page.written))
  return page
}

function* elementsIn(node: DefaultTreeAdapterTypes.Node): Generator<DefaultTreeAdapterTypes.Element> {
  if ('tagName' in node) yield node
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* elementsIn(child)
}

function* thingsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return
  if ('@type' in value) yield value
  for (const inner of Object.values(value)) yield* thingsIn(inner)
}
