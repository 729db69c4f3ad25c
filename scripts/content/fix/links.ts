import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { checkContent } from '#scripts/content/checks/check-content.ts'
import type { Problem } from '#scripts/content/checks/problem.ts'
import { pathOf } from '#scripts/content/checks/site-map.ts'
import { pageOf } from '#scripts/content/site-pages.ts'

/**
 * Matches from the position that the checker reports to the start of the address: in a field, a link or a definition.
 */
const BEFORE_ADDRESS = String.raw`["']?|\[(?:[^\]\\]|\\.|\](?![(:]))*\](?:\(|:[ \t]*)<?`
const WHOLE_OWN = new RegExp(`(${BEFORE_ADDRESS})https://[^/?#\\s"'<>()]+([^\\s"'<>()]*)`, 'iy')
const UNENCRYPTED = new RegExp(`(${BEFORE_ADDRESS})http://`, 'iy')
const SPACE_BEFORE = /(\[[^[\]]+\])[ \t]+(?=\((?:\/|https?:|mailto:)[^()\s]*\))/y
/** An unencrypted address of our own needs two passes: from http to https, then to the path alone. */
const PASSES = 2

/**
 * Fixes reported links that need no decision, in fields and texts: absolute addresses of our own pages, unencrypted
 * addresses, and spaces before an address. Returns the changed files.
 */
export async function fixLinks(root: string): Promise<Array<string>> {
  const changed = new Set<string>()
  for (let pass = 0; pass < PASSES; pass += 1) {
    const { problems } = await checkContent({ root })
    for (const file of new Set(problems.map((problem) => problem.file))) {
      const own = problems.filter((problem) => problem.file === file)
      if (fixFile(join(root, file), own)) changed.add(file)
    }
  }
  return [...changed]
}

function fixFile(path: string, problems: ReadonlyArray<Problem>): boolean {
  if (!problems.some(({ rule }) => patternOf(rule))) return false
  const text = readFileSync(path, 'utf8')
  const lines = text.split('\n')
  // From the end, so that earlier positions stay valid.
  for (const { rule, line, column, found } of problems.toReversed()) {
    const pattern = patternOf(rule)
    const own = lines[line - 1]
    if (!pattern || own === undefined) continue
    pattern.lastIndex = column - 1
    lines[line - 1] = own.replace(pattern, (written, before: string, rest: string) => {
      if (rule === 'broken-link') return before
      if (rule !== 'own-address') return `${before}https://`
      // In a text, an autolinked address would lose its link. Messages about fields begin with the field name.
      if (before === '' && found.startsWith('"')) return written
      const address = rest.startsWith('/') ? rest : `/${rest}`
      return pageOf(pathOf(address)) ? `${before}${address}` : written
    })
  }
  if (lines.join('\n') === text) return false
  writeFileAtomic.sync(path, lines.join('\n'))
  return true
}

function patternOf(rule: Problem['rule']) {
  if (rule === 'own-address') return WHOLE_OWN
  if (rule === 'broken-link') return SPACE_BEFORE
  return rule === 'link' || rule === 'web-address' ? UNENCRYPTED : undefined
}
