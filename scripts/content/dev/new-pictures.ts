import { existsSync } from 'node:fs'
import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { filesBelow } from '#scripts/files-below.ts'

const FOLDER = 'images'

/** The served picture files, including cards. */
export function picturesIn(publicDir: string): ReadonlySet<string> {
  const folder = path.join(publicDir, FOLDER)
  return new Set(existsSync(folder) ? filesBelow(folder) : [])
}

/** Notifies Vite of new pictures: it serves only public files that it knows, and does not watch these. */
export function newPictures(server: ViteDevServer, before: ReadonlySet<string>): void {
  const { publicDir } = server.config
  for (const name of picturesIn(publicDir))
    if (!before.has(name)) server.watcher.emit('add', path.join(publicDir, FOLDER, name))
}
