import path from 'node:path'
import type { Sources } from '#scripts/content/sources.ts'
import type { ContentClock } from './clock.ts'
import { scheduledDocuments } from './scheduled.ts'
import { isVisible } from './visibility.ts'

/** The pictures, by their path in content/, that only hidden documents use. */
export function hiddenPictures(sources: Sources, clock: ContentClock): ReadonlySet<string> {
  const hidden = [...scheduledDocuments(sources)]
    .filter(([, visibility]) => !isVisible(visibility, clock.now))
    .filter(([, { isDraft }]) => !(isDraft && clock.showsDrafts))
    .map(([file]) => file)
  const pictures = new Set(hidden.flatMap((file) => picturesOf(sources, file)))
  if (pictures.size === 0) return pictures
  const folders = new Set(hidden.map((file) => `${path.posix.dirname(file)}/`))
  const isHidden = new Set(hidden)
  for (const { path: file, isLink } of sources.files) {
    if (isLink || !/\.(?:md|yaml)$/.test(file) || isHidden.has(file)) continue
    if (![...folders].some((folder) => file.startsWith(folder))) continue
    for (const picture of picturesOf(sources, file)) pictures.delete(picture)
  }
  return pictures
}

function picturesOf(sources: Sources, file: string) {
  const text = sources.read(file).toString('utf8')
  const found = text.match(/images\/[\w.%-]+/g) ?? []
  return found.map((source) => path.posix.join(path.posix.dirname(file), source))
}
