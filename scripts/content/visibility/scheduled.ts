import { parse } from 'yaml'
import type { Sources } from '#scripts/content/sources.ts'
import { readVisibility, type Visibility } from './visibility.ts'

const FIELDS = ['draft', 'publishAt', 'expiresAt']
const SCHEDULED = /^["']?(?:draft|publishAt|expiresAt)["']?\s*:/m

/** The documents that are drafts or have dates, by their path in content/. All others are always visible. */
export function scheduledDocuments({ files, read }: Sources): Map<string, Visibility> {
  const found = new Map<string, Visibility>()
  for (const { path, isLink } of files) {
    if (isLink || !/\.(?:md|yaml)$/.test(path)) continue
    const bytes = read(path)
    // Most documents have no such field, and need not be parsed.
    if (!FIELDS.some((field) => bytes.includes(field))) continue
    const text = bytes.toString('utf8')
    const fields = path.endsWith('.md') ? frontMatter(text) : text
    if (!SCHEDULED.test(fields)) continue
    const values: unknown = parse(fields)
    if (typeof values === 'object' && values !== null) found.set(path, readVisibility(values))
  }
  return found
}

function frontMatter(text: string) {
  return /^\uFEFF?---[ \t]*\r?\n(.*?)^---[ \t]*$/ms.exec(text)?.[1] ?? ''
}
