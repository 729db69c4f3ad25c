import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import writeFileAtomic from 'write-file-atomic'
import { parse } from 'yaml'
import { isFields, type YamlFields, type YamlValue } from '#editor/yaml/equal.ts'
import { withValues } from '#editor/yaml/write-changes.ts'
import { walk } from '#scripts/files-below.ts'
import { everyField } from '#src/content/schema/document.ts'
import type { Field, Fields } from '#src/content/schema/field.ts'
import { checkContent } from './checks/check-content.ts'
import { onOneLine } from './checks/fields.ts'
import { classify, INVISIBLE, WORD_LIST } from './checks/files.ts'
import type { Problem } from './checks/problem.ts'
import type { Rule } from './checks/rules.ts'
import { pathOf } from './checks/site-map.ts'
import { pageOf } from './site-pages.ts'
import { sortedWordList } from './word-list.ts'

/** `npm run content:check -- --fix`: fixes what needs no decision, and returns the changed files. */
export async function fixAll(root: string): Promise<Array<string>> {
  return [...new Set([...fixContent(root), ...(await fixLinks(root))])]
}

/** Fixes problems that need no decision in all documents, and returns the changed files. */
export function fixContent(root: string): Array<string> {
  const content = join(root, 'content')
  return walk(content).flatMap(({ path, isLink }) => {
    const classified = classify(path)
    const isWordList = path === WORD_LIST
    if (isLink || (classified.kind !== 'document' && !isWordList)) return []
    const bytes = readFileSync(join(content, path))
    if (!isUtf8(bytes)) return []
    const text = bytes.toString('utf8')
    const better =
      classified.kind === 'document'
        ? fixedText(text, classified.schema.format, everyField(classified.schema))
        : sortedWordList(text)
    if (better === text) return []
    writeFileAtomic.sync(join(content, path), better)
    return [`content/${path}`]
  })
}

const FRONT_MATTER = /^---[ \t]*\n(.*?\n)---[ \t]*(?:\n|$)/s
const QUOTED = /^([ \t]*(?:- )*(?:[\w-]+:[ \t]+)?)(?:“([^“”]*)”|„([^„“”]*)[“”]|‘([^‘’]*)’)[ \t]*$/u
const BLOCK_TEXT = /[:-][ \t]+[|>][+-]?\d*[ \t]*(?:#.*)?$/
const FENCE = /^[ \t]*(?:```|~~~)/

/** Fixes problems that need no decision in the text of a document with these fields. Fixing the result again changes nothing. */
export function fixedText(text: string, format: 'markdown' | 'yaml', known: Fields = {}): string {
  const plain = text.replaceAll('\r\n', '\n').replace(INVISIBLE, '')
  const whole = `${plain.trimEnd()}\n`
  if (plain.trim() === '') return text
  if (format === 'yaml') return fields(whole, known)
  const [front, head] = FRONT_MATTER.exec(whole) ?? []
  if (front === undefined || head === undefined) return whole
  return `---\n${fields(head, known)}---\n${body(whole.slice(front.length))}`
}

function fields(yaml: string, known: Fields) {
  const quoted = withTextsOnOneLine(withYamlQuotes(yaml), known)
  const trimmed = quoted.replace(/[ \t]+$/gmu, '')
  // Trailing spaces are significant in a text that keeps its line breaks.
  return meansTheSame(quoted, trimmed) ? trimmed : quoted
}

/** Replaces typographic quotes around a whole value by YAML quotes, except within a multi-line text. */
function withYamlQuotes(yaml: string) {
  let block: number | null = null
  const lines = yaml.split('\n').map((line) => {
    const depth = line.length - line.trimStart().length
    if (block !== null && (line.trim() === '' || depth > block)) return line
    block = BLOCK_TEXT.test(line) ? depth : null
    const [, before, ...inner] = QUOTED.exec(line) ?? []
    if (before === undefined || before.trim() === '') return line
    const words = inner.find((part) => part !== undefined) ?? ''
    return `${before}'${words.replaceAll("'", "''")}'`
  })
  return lines.join('\n')
}

function meansTheSame(one: string, other: string) {
  try {
    return isDeepStrictEqual(parse(one), parse(other))
  } catch {
    return false
  }
}

/** Fixes ** words **, which Markdown does not recognise, except in `code`. */
function withoutSpaces(line: string) {
  if (line.includes('`')) return line
  return line.replace(/^([^*]*[^*\\]|)\*\*[ \t]+([^*\s](?:[^*]*[^*\s\\])?)[ \t]+\*\*([^*]*)$/u, '$1**$2**$3')
}

function body(markdown: string) {
  let isCode = false
  const lines = markdown.split('\n')
  return lines
    .map((line, index) => {
      if (FENCE.test(line)) isCode = !isCode
      if (isCode) return line
      // A single # before a word is a hashtag.
      const spaced = line.replace(
        /^([ \t>]*(?:#{1,6}|[-*+]|\d{1,9}[.)]))[\u00A0\u2000-\u200A\u202F\u3000]/u,
        '$1 ',
      )
      const heading = withoutSpaces(spaced.replace(/^(#{2,6})(?=[^#\s])/u, '$1 '))
      // Two spaces before another line are a line break.
      const isBreak = / {2,}$/.test(heading) && (lines[index + 1] ?? '').trim() !== ''
      return isBreak && heading.trim() !== '' ? heading : heading.trimEnd()
    })
    .join('\n')
    .replace(/^\n+/u, '\n')
}

const REMARK = /^[ \t]*#|[ \t]#/gmu

/** Fixes the white space of texts that have one line. Remarks and all other lines stay as they are. */
function withTextsOnOneLine(yaml: string, fields: Fields): string {
  try {
    const values: unknown = parse(yaml)
    if (!isFields(values)) return yaml
    const changed = withValues(yaml, tidied(values, fields))
    // A change that does not fit on its lines writes the whole text anew, without its remarks.
    return changed.match(REMARK)?.length === yaml.match(REMARK)?.length ? changed : yaml
  } catch {
    return yaml
  }
}

function tidied(values: YamlFields, fields: Fields): YamlFields {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined
      return [key, field ? tidiedValue(value, field) : value]
    }),
  )
}

function tidiedValue(value: YamlValue, field: Field): YamlValue {
  if (field.kind === 'text' && typeof value === 'string' && !field.paragraphs) return onOneLine(value)
  if (field.kind === 'list' && Array.isArray(value)) return value.map((item) => tidiedValue(item, field.of))
  return field.kind === 'object' && isFields(value) ? tidied(value, field.fields) : value
}

// From the position that the checker reports to the start of the address: in a field, a link or a definition.
const BEFORE_ADDRESS = String.raw`["']?|\[(?:[^\]\\]|\\.|\](?![(:]))*\](?:\(|:[ \t]*)<?`
const UNENCRYPTED = new RegExp(`(${BEFORE_ADDRESS})http://`, 'iy')
const FIXED_LINKS: Partial<Record<Rule, RegExp>> = {
  'own-address': new RegExp(`(${BEFORE_ADDRESS})https://[^/?#\\s"'<>()]+([^\\s"'<>()]*)`, 'iy'),
  'broken-link': /(\[[^[\]]+\])[ \t]+(?=\((?:\/|https?:|mailto:)[^()\s]*\))/y,
  link: UNENCRYPTED,
  'web-address': UNENCRYPTED,
}
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
    // From the end, so that earlier positions stay valid.
    for (const problem of problems.filter(({ rule }) => FIXED_LINKS[rule]).toReversed()) {
      const path = join(root, problem.file)
      const lines = readFileSync(path, 'utf8').split('\n')
      const line = lines[problem.line - 1] ?? ''
      const fixed = fixedLine(line, problem)
      if (fixed === line) continue
      writeFileAtomic.sync(path, lines.with(problem.line - 1, fixed).join('\n'))
      changed.add(problem.file)
    }
  }
  return [...changed]
}

function fixedLine(line: string, { rule, column, found }: Problem) {
  const pattern = FIXED_LINKS[rule]
  if (!pattern) return line
  pattern.lastIndex = column - 1
  return line.replace(pattern, (written, before: string, rest: string) => {
    if (rule === 'broken-link') return before
    if (rule !== 'own-address') return `${before}https://`
    // In a text, an autolinked address would lose its link. Messages about fields begin with the field name.
    if (before === '' && found.startsWith('"')) return written
    const address = rest.startsWith('/') ? rest : `/${rest}`
    return pageOf(pathOf(address)) ? `${before}${address}` : written
  })
}
