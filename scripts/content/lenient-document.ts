import path from 'node:path'
import { parse } from 'yaml'
import { splitFrontMatter } from './checks/parse.ts'
import { textFileOf } from './checks/problem.ts'

/** Reads the fields of a document. What is unreadable counts as absent: the checker reports it with its line. */
export function readLeniently(file: string, source: string): Record<string, unknown> {
  const whole = textFileOf(file, source, [])
  const head = path.extname(file) === '.md' ? splitFrontMatter(whole).head : whole.text
  try {
    const fields: unknown = parse(head ?? '')
    return typeof fields === 'object' && fields !== null && !Array.isArray(fields) ? { ...fields } : {}
  } catch {
    return {}
  }
}
