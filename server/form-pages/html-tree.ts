import { defaultTreeAdapter, html, type DefaultTreeAdapterTypes } from 'parse5'

export type Document = DefaultTreeAdapterTypes.Document
export type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode
type Parent = DefaultTreeAdapterTypes.ParentNode

const { isElementNode, isTextNode, createElement, createTextNode, appendChild, detachNode } =
  defaultTreeAdapter

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

export function textOf(parent: Parent): string {
  return parent.childNodes
    .map((node) => (isTextNode(node) ? node.value : isElementNode(node) ? textOf(node) : ''))
    .join('')
}

/** Creates an element with these attributes and this text. */
export function elementOf(tagName: string, attributes: Record<string, string>, text = ''): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }))
  const element = createElement(tagName, html.NS.HTML, attrs)
  if (text !== '') setText(element, text)
  return element
}

export const append: (parent: Parent, child: Node) => void = appendChild

export function remove(node: Node) {
  detachNode(node)
}

/** Replaces an element by its children. */
export function unwrap(element: Element) {
  const parent = element.parentNode
  if (parent === null) return
  for (const child of [...element.childNodes]) {
    detachNode(child)
    defaultTreeAdapter.insertBefore(parent, child, element)
  }
  detachNode(element)
}
