import { readFileSync } from 'node:fs'

type Chunk = {
  /** Of two chunks that could hold a shared import, the higher one gets it. */
  priority: number
  /** Only modules that so many entries share. */
  minShareCount?: number
  packages?: ReadonlyArray<string>
}

/**
 * The chunks of the browser build that have a name. A file of the project joins one by its first line, such as
 * `// @chunk parts`, and takes along everything that it imports. All other chunks are left to the bundler.
 */
export const CHUNKS: Readonly<Record<string, Chunk>> = {
  // Every page needs it: as one file it compresses 5 KB smaller than as a dozen, and a phone on a slow line asks once.
  frame: {
    priority: 2,
    packages: [
      'react',
      'react-dom',
      'scheduler',
      'react-router',
      'react-router-dom',
      '@chakra-ui',
      '@emotion',
      'stylis',
      '@pandacss',
      'hoist-non-react-statics',
      'react-is',
    ],
  },
  // Only what most pages show: every page loads it, with all its imports.
  parts: { priority: 1 },
  // Fetched after hydration, on every public page: one file instead of ten, each of which would come with 400 bytes of headers.
  late: { priority: 0 },
  // What the sections of most pages are built from; the pages for accounts do without.
  sections: { priority: 1, minShareCount: 2 },
  // Shared by forms and the session: otherwise it would be part of the forms, which few member pages have.
  calls: { priority: 2, minShareCount: 2 },
  forms: { priority: 1, minShareCount: 2, packages: ['valibot'] },
  // Both pages of a nomination load all of it.
  nomination: { priority: 1 },
}

const DIRECTIVE = /^\/\/ @chunk (\S+)\n/

/** The chunk that the first line of a source text names. */
export function chunkNamedIn(source: string): string | undefined {
  return DIRECTIVE.exec(source)?.[1]
}

const ON_EVERY_PAGE = /^assets\/(?:frame|parts|calls|rolldown-runtime)-/
// They come with the queue, which pages with forms load after their first view.
const WITH_QUEUE_NOTICE = /^assets\/(?:queued-submission|submission-queue|file-storage)-/

/** The files to preload with one that is imported later, without those that its page has or gets by itself. */
export function filesToPreload(file: string, needed: ReadonlyArray<string>): Array<string> {
  const isQueueNotice = file.startsWith('assets/queue-notice-')
  return needed.filter(
    (name) =>
      name === file || (!ON_EVERY_PAGE.test(name) && (isQueueNotice || !WITH_QUEUE_NOTICE.test(name))),
  )
}

/** The groups for the bundler's `codeSplitting`. */
export function chunkGroups() {
  const chunkOf = rememberChunks()
  return Object.entries(CHUNKS).map(([name, { packages, ...limits }]) => {
    const folders = packages?.map((folder) => `/node_modules/${folder}/`) ?? []
    const test = (id: string) => folders.some((folder) => id.includes(folder)) || chunkOf(id) === name
    return { name, test, ...limits }
  })
}

/** Each group asks about each module: a file is read once. */
function rememberChunks() {
  const known = new Map<string, string | undefined>()
  return (id: string) => {
    if (!/^\/[^?\0]*\.tsx?$/.test(id) || id.includes('/node_modules/')) return undefined
    if (!known.has(id)) known.set(id, chunkNamedIn(readFileSync(id, 'utf8')))
    return known.get(id)
  }
}
