import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { INVISIBLE } from '#scripts/content/checks/characters.ts'
import type { Fields } from '#src/content/schema/field.ts'
import { withTextsOnOneLine } from './white-space.ts'

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

/** Fixes [words] (/page) and ** words **, which Markdown does not recognise, except in `code`. */
function withoutSpaces(line: string) {
  if (line.includes('`')) return line
  return line
    .replace(/(?<=\[[^[\]]*[^[\]\\]\])[ \t]+(?=\((?:\/|https?:|mailto:)[^()\s]*\))/gu, '')
    .replace(/^([^*]*[^*\\]|)\*\*[ \t]+([^*\s](?:[^*]*[^*\s\\])?)[ \t]+\*\*([^*]*)$/u, '$1**$2**$3')
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
