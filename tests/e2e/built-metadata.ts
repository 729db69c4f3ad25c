import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { builtHtml, pages } from './built-pages.ts'

export type PageMetadata = {
  address: string
  title: string
  /** All values of meta elements by name or property, and of links by rel. */
  head: Record<string, Array<string>>
  /** The structured data: all objects with a type at any depth. */
  things: Array<Record<string, unknown>>
}

const sitemap = readFileSync('build/client/sitemap.xml', 'utf8')
const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url))

export const siteUrl = listed[0]?.origin ?? ''

export function metadataOf(address: string): PageMetadata {
  const page: PageMetadata = { address, title: '', head: {}, things: [] }
  for (const { tagName, attrs, childNodes } of elementsIn(parse(builtHtml(address)))) {
    const { name, property, content, rel, href, type } = Object.fromEntries(
      attrs.map((attribute) => [attribute.name, attribute.value]),
    )
    const text = () => childNodes.map((child) => ('value' in child ? child.value : '')).join('')
    if (tagName === 'title' && page.title === '') page.title = text()
    const key = tagName === 'meta' ? (name ?? property) : tagName === 'link' ? rel : undefined
    if (key !== undefined) (page.head[key] ??= []).push(content ?? href ?? '')
    if (tagName === 'script' && type === 'application/ld+json')
      page.things.push(...thingsIn(JSON.parse(text())))
  }
  return page
}

export const publicPages: ReadonlyArray<string> = listed.map(({ pathname }) => pathname)

/** The pages that show a document of their own. */
export const documentPages = pages
  .filter((address) =>
    /^\/(?:blog\/\d+|impact-stories\/.+|events\/\d.+|donate\/[^/]+|jobs\/.+|explore\/community\/.+)$/.test(
      address,
    ),
  )
  .filter((address) => !/\/(?:sent|compare|shortlist)$/.test(address))

export function fileOf(url: string): string {
  const { pathname } = new URL(url)
  return path.join('build/client', pathname, path.extname(pathname) ? '' : 'index.html')
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
