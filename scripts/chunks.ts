import { readFileSync } from 'node:fs'

type Chunk = {
  /** Of several chunks that could contain a shared import, the one with the highest priority gets it. */
  priority: number
  /** Limits the chunk to modules that this many entries share. */
  minShareCount?: number
  packages?: ReadonlyArray<string>
}

/**
 * The named chunks of the browser build. A project file joins one by its first line, such as `// @chunk parts`,
 * together with everything that it imports. The bundler decides about all other chunks.
 */
export const CHUNKS: Readonly<Record<string, Chunk>> = {
  // Needed by every page: as one file it compresses to 5 KB less than as a dozen, and a slow connection makes one
  // request.
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
  // Only modules that most pages show: every page loads this chunk, with all its imports.
  parts: { priority: 1 },
  // Loaded after hydration on every public page: one file instead of ten, each with 400 bytes of headers.
  late: { priority: 0 },
  // The building blocks of sections; account pages do not need them.
  sections: { priority: 1, minShareCount: 2 },
  // Shared by forms and the session. Otherwise it would be part of the forms chunk, which few member pages need.
  calls: { priority: 2, minShareCount: 2 },
  forms: { priority: 1, minShareCount: 2, packages: ['valibot'] },
  // Both pages of a nomination load all of it.
  nomination: { priority: 1 },
}

const DIRECTIVE = /^\/\/ @chunk (\S+)\n/

/** The chunk named in the first line of a source text. */
export function chunkNamedIn(source: string): string | undefined {
  return DIRECTIVE.exec(source)?.[1]
}

const ON_EVERY_PAGE = /^assets\/(?:frame|parts|calls|rolldown-runtime)-/
// These are loaded with the queue, which pages with forms load after their first view.
const WITH_QUEUE_NOTICE = /^assets\/(?:queued-submission|submission-queue|file-storage)-/

/** The files to preload with a file that is imported later, except those that its page loads anyway. */
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

/** Reads each file once, as every group tests every module. */
function rememberChunks() {
  const known = new Map<string, string | undefined>()
  return (id: string) => {
    if (!/^\/[^?\0]*\.tsx?$/.test(id) || id.includes('/node_modules/')) return undefined
    if (!known.has(id)) known.set(id, chunkNamedIn(readFileSync(id, 'utf8')))
    return known.get(id)
  }
}
