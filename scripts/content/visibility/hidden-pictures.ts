import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '#scripts/files-below.ts'
import type { ContentClock } from './clock.ts'
import { scheduledDocuments } from './scheduled.ts'
import { isVisible } from './visibility.ts'

/** The pictures, by their path in content/, that only documents show which are not visible themselves. */
export function hiddenPictures(root: string, clock: ContentClock): ReadonlySet<string> {
  const hidden = [...scheduledDocuments(root)]
    .filter(([, visibility]) => !isVisible(visibility, clock.now))
    .filter(([, { isDraft }]) => !(isDraft && clock.showsDrafts))
    .map(([file]) => file)
  const pictures = new Set(hidden.flatMap((file) => picturesOf(root, file)))
  for (const folder of new Set(hidden.map((file) => path.posix.dirname(file)))) {
    for (const name of filesBelow(path.join(root, 'content', folder))) {
      const file = path.posix.join(folder, name)
      if (!/\.(?:md|yaml)$/.test(file) || hidden.includes(file)) continue
      for (const picture of picturesOf(root, file)) pictures.delete(picture)
    }
  }
  return pictures
}

function picturesOf(root: string, file: string) {
  const text = readFileSync(path.join(root, 'content', file), 'utf8')
  const sources = text.match(/images\/[\w.%-]+/g) ?? []
  return sources.map((source) => path.posix.join(path.posix.dirname(file), source))
}
