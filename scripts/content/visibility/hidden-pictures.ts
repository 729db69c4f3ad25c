import path from 'node:path'
import { readLeniently } from '#scripts/content/lenient-document.ts'
import type { Sources } from '#scripts/content/sources.ts'
import type { ContentClock } from './clock.ts'
import { isVisible, readVisibility } from './visibility.ts'

/** The pictures, by their path in content/, that only hidden documents use. */
export function hiddenPictures(sources: Sources, clock: ContentClock): ReadonlySet<string> {
  const documents = sources.files
    .filter(({ path: file, isLink }) => !isLink && /\.(?:md|yaml)$/.test(file))
    .map(({ path: file }) => ({ file, text: sources.read(file).toString('utf8') }))
  const hidden = documents.filter(({ file, text }) => isHidden(file, text, clock))
  const pictures = new Set(hidden.flatMap(picturesOf))
  if (pictures.size === 0) return pictures
  for (const document of documents)
    if (!hidden.includes(document)) for (const picture of picturesOf(document)) pictures.delete(picture)
  return pictures
}

function isHidden(file: string, text: string, { now, showsDrafts }: ContentClock) {
  // Most documents have no such field, and need not be parsed.
  if (!/^["']?(?:draft|publishAt|expiresAt)["']?\s*:/m.test(text)) return false
  const { fields } = readLeniently(file, text, file.endsWith('.md') ? 'markdown' : 'yaml')
  const visibility = readVisibility(fields)
  return !isVisible(visibility, now) && !(visibility.isDraft && showsDrafts)
}

function picturesOf({ file, text }: { file: string; text: string }) {
  const found = text.match(/images\/[\w.%-]+/g) ?? []
  return found.map((source) => path.posix.join(path.posix.dirname(file), source))
}
