import { parse, serialize } from 'parse5'
import { NEEDS_SCRIPTS } from '#contract/form-pages.ts'
import { attribute, elementsIn, remove, unwrap, type Document, type Element } from './html-tree.ts'

/**
 * A built page as browsers without scripts see it, for all browsers: without its scripts and what needs them, and with
 * what stands in for them. Scripts would hydrate it with what it was before the server filled it in.
 */
export function parsePlainPage(source: string): Document {
  const document = parse(source, { scriptingEnabled: false })
  for (const element of elementsIn(document)) {
    if (isForScripts(element)) remove(element)
    else if (element.tagName === 'noscript') unwrap(element)
  }
  return document
}

/** The HTML of such a page. */
export function plainPage(source: string): string {
  return serialize(parsePlainPage(source))
}

function isForScripts(element: Element) {
  if (element.tagName === 'script' || attribute(element, NEEDS_SCRIPTS) !== null) return true
  return element.tagName === 'link' && attribute(element, 'rel') === 'modulepreload'
}
