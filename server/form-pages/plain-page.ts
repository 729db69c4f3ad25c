import { defaultTreeAdapter, html, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5'
import { NEEDS_SCRIPTS } from '#contract/form-pages.ts'

export type Document = DefaultTreeAdapterTypes.Document
export type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode
type Parent = DefaultTreeAdapterTypes.ParentNode

const { isElementNode, createElement, createTextNode, appendChild, detachNode } = defaultTreeAdapter

/** Removes what needs scripts and shows <noscript>: hydration would discard the values that are filled in. */
export function parsePlainPage(source: string): Document {
  const document = parse(source, { scriptingEnabled: false })
  for (const element of elementsIn(document)) {
    if (isForScripts(element)) detachNode(element)
    else if (element.tagName === 'noscript') unwrap(element)
  }
  return document
}

export function plainPage(source: string): string {
  return serialize(parsePlainPage(source))
}

function isForScripts(element: Element) {
  if (element.tagName === 'script' || attribute(element, NEEDS_SCRIPTS) !== null) return true
  return element.tagName === 'link' && attribute(element, 'rel') === 'modulepreload'
}

/** The descendants of a node in document order. The children of an element may change while it is visited. */
export function* elementsIn(parent: Parent): Generator<Element> {
  for (const node of [...parent.childNodes]) {
    if (!isElementNode(node)) continue
    yield node
    yield* elementsIn(node)
  }
}

export function find(parent: Parent, matches: (element: Element) => boolean): Element | null {
  for (const element of elementsIn(parent)) if (matches(element)) return element
  return null
}

export function attribute({ attrs }: Element, name: string): string | null {
  return attrs.find((each) => each.name === name)?.value ?? null
}

export function setAttribute(element: Element, name: string, value: string) {
  const present = element.attrs.find((each) => each.name === name)
  if (present) present.value = value
  else element.attrs.push({ name, value })
}

export function removeAttribute(element: Element, name: string) {
  element.attrs = element.attrs.filter((each) => each.name !== name)
}

/** Replaces the content of an element by a text, which the serializer escapes. */
export function setText(element: Element, text: string) {
  for (const node of [...element.childNodes]) detachNode(node)
  // The parser drops a line break at the start of these elements.
  const isEaten = element.tagName === 'textarea' && text.startsWith('\n')
  appendChild(element, createTextNode(isEaten ? `\n${text}` : text))
}

export function elementOf(tagName: string, attributes: Record<string, string>, text = ''): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }))
  const element = createElement(tagName, html.NS.HTML, attrs)
  if (text !== '') setText(element, text)
  return element
}

export const append: (parent: Parent, child: Node) => void = appendChild

function unwrap(element: Element) {
  const parent = element.parentNode
  if (parent === null) return
  for (const child of [...element.childNodes]) {
    detachNode(child)
    defaultTreeAdapter.insertBefore(parent, child, element)
  }
  detachNode(element)
}
