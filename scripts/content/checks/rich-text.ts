import type { Scalar } from 'yaml'
import type { Context } from './context.ts'
import { offsetOf } from './document.ts'
import { checkMarkdown } from './markdown.ts'

/** Checks the Markdown in a field. */
export function checkRichText(node: Scalar, context: Context) {
  const value = String(node.value)
  const start = offsetOf(node)
  const raw = context.excerpt.text.slice(start, node.range?.[1])
  checkMarkdown(value, {
    isBody: false,
    contentIndex: context.contentIndex,
    report: (offset, rule, words) => context.report(start + offsetInSource(value, raw, offset), rule, words),
  })
}

/**
 * The position in the file of a character of a text. YAML changes line breaks, indentation and escapes, but keeps all
 * other characters in order, so that both can be read in parallel.
 */
export function offsetInSource(value: string, raw: string, offset: number): number {
  let place = /^[|>]/.test(raw) ? raw.indexOf('\n') + 1 : /^["']/.test(raw) ? 1 : 0
  for (let index = 0; index <= offset && index < value.length; index += 1) {
    const character = value.charAt(index)
    if (/\s/.test(character)) continue
    const next = raw.indexOf(character, place)
    // An escape such as \u00e9 does not contain the character itself.
    if (next === -1) continue
    place = index === offset ? next : next + 1
  }
  return place
}
