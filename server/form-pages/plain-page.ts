import { parse, serialize } from 'parse5'
import { NEEDS_SCRIPTS } from '#contract/form-pages.ts'
import { attribute, elementsIn, remove, unwrap, type Document, type Element } from './html-tree.ts'

/**
 * Removes the scripts and script-only parts of a built page and shows its <noscript> content. Hydration would discard
 * the values that the server has filled in.
 */
export function parsePlainPage(source: string): Document {
  const document = parse(source, { scriptingEnabled: false })
  for (const element of elementsIn(document)) {
    if (isForScripts(element)) remove(element)
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
