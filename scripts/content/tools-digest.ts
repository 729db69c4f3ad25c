import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesBelow } from '#scripts/files-below.ts'
import { digestOf } from './sources.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
/** The code that prepares content, and its imports. */
export const TOOL_FILES: ReadonlyArray<string> = [
  'contentlayer.config.ts',
  'package-lock.json',
  'src/features/events/event-time.ts',
  'src/routes.ts',
]
export const TOOL_FOLDERS: ReadonlyArray<string> = [
  'contract',
  'editor/yaml',
  'scripts',
  'server',
  'src/content',
  'src/lib',
  'src/theme',
]

let known: string | undefined

/** Changes with every version of the programs that prepare content, so that no version uses results of another. */
export function toolsDigest(): string {
  known ??= digestOf(
    [
      process.version,
      ...TOOL_FILES.map(digestOfFile),
      ...TOOL_FOLDERS.flatMap((folder) =>
        filesBelow(path.join(PROJECT, folder)).map((name) => `${name} ${digestOfFile(`${folder}/${name}`)}`),
      ),
    ].join('\n'),
  )
  return known
}

function digestOfFile(file: string) {
  return digestOf(readFileSync(path.join(PROJECT, file)))
}
