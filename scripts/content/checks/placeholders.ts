import { facts as sources, type Facts } from '#scripts/content/facts.ts'
import type { ContentDocument, Site } from './document.ts'
import { allowed, didYouMean } from './nearest.ts'
import type { Finding } from './problem.ts'

/** A word with braces on both sides, or with a brace missing or too many. */
const IN_BRACES = /(?:\{+\s*)?(\p{L}[\w-]*)(?:\s*\}+)?/gu

/**
 * The unknown placeholders, which visitors would see as written, and those with a brace missing or too many. `more` are
 * the placeholders of the field.
 */
export function unknownPlaceholders(source: string, facts: Facts, more: ReadonlyArray<string> = []) {
  const names = [...more, ...facts.keys()].map((name) => `{${name}}`)
  return [...source.matchAll(IN_BRACES)].flatMap(({ 0: written, 1: name, index: offset }) => {
    const isPlaceholder = /^\{.*\}$/s.test(written) || names.includes(`{${name}}`)
    if (!/[{}]/.test(written) || names.includes(written) || !isPlaceholder) return []
    const found = `nothing stands for ${written}.${didYouMean(`{${name}}`, names)}`
    const finding: Finding = ['placeholder', found, allowed(names)]
    return [{ offset, finding }]
  })
}

/** Reports the name and the domain of the organisation outside content/site.yaml, where placeholders must be used. */
export function checkWrittenFacts({ schema, text, report }: ContentDocument, { facts }: Site) {
  if (schema.name === 'SiteSettings') return
  for (const name of ['site', 'domain'] as const) {
    const value = facts.get(name)
    // The example stands for a fact that cannot be read.
    if (value === undefined || value === sources[name].example) continue
    // A name of several words may be split over two lines.
    const literal = value.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\s+/g, '\\s+')
    const alone = `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`
    for (const { 0: written, index } of text.matchAll(new RegExp(alone, name === 'domain' ? 'giu' : 'gu')))
      report(index, 'written-fact', `"${written}" is written out. Write {${name}}.`)
  }
}
