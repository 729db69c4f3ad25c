import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The outputs of one original: the files in its folder and the data for the site. */
export type Entry = {
  files: Array<string>
  picture: RasterFacts | VectorFacts | null
}

type RasterFacts = {
  type: 'raster'
  width: number
  height: number
  color?: string
  avif: Array<number>
  webp: Array<number>
  share?: string
}

type VectorFacts = { type: 'vector'; width: number; height: number }

/**
 * A folder per original, named after its content. It is created atomically, so that an interrupted run leaves no
 * partial folder.
 */
export function openCache(folder: string) {
  return {
    pathOf: (hash: string, file: string) => join(folder, hash, file),

    async read(hash: string): Promise<Entry | null> {
      try {
        return JSON.parse(await readFile(join(folder, hash, 'entry.json'), 'utf8')) as Entry
      } catch (error) {
        if (isCode(error, 'ENOENT')) return null
        throw error
      }
    },

    async write(hash: string, make: (workFolder: string) => Promise<Entry>): Promise<Entry> {
      await mkdir(folder, { recursive: true })
      const work = await mkdtemp(join(folder, '.unfinished-'))
      try {
        const entry = await make(work)
        await writeFile(join(work, 'entry.json'), JSON.stringify(entry))
        await rename(work, join(folder, hash)).catch(async (error: unknown) => {
          // Another process finished the same original first, with the same result.
          if (!isCode(error, 'ENOTEMPTY') && !isCode(error, 'EEXIST')) throw error
        })
        return entry
      } finally {
        await rm(work, { recursive: true, force: true })
      }
    },
  }
}

export type Cache = ReturnType<typeof openCache>

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
