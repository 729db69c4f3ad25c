import { parse } from 'yaml'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import { splitFrontMatter } from './checks/parse.ts'
import { textFileOf } from './checks/problem.ts'

export type LenientDocument = { fields: Record<string, unknown>; body: string }

/**
 * Reads the fields and the text of a document. Unreadable parts count as absent: the checker reports them with their
 * line.
 */
export function readLeniently(
  file: string,
  source: string,
  format: DocumentSchema['format'],
): LenientDocument {
  const whole = textFileOf(file, source, [])
  if (format === 'yaml') return { fields: fieldsIn(whole.text), body: '' }
  const split = splitFrontMatter(whole)
  return { fields: fieldsIn(split.head ?? ''), body: split.body?.text ?? '' }
}

function fieldsIn(yaml: string): LenientDocument['fields'] {
  try {
    const fields: unknown = parse(yaml)
    return typeof fields === 'object' && fields !== null && !Array.isArray(fields) ? { ...fields } : {}
  } catch {
    return {}
  }
}
