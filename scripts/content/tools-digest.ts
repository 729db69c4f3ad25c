import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesBelow } from '#scripts/files-below.ts'
import { digestOf } from './sources.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
const FILES = ['contentlayer.config.ts', 'package-lock.json']
/** The code of the checker and the compiler, and what both import. */
export const TOOL_FOLDERS: ReadonlyArray<string> = ['contract', 'scripts', 'server', 'src/content', 'src/lib']

let known: string | undefined

/** Changes with every version of the programs that check and compile content. What one left behind, another never uses. */
export function toolsDigest(): string {
  known ??= digestOf(
    [
      process.version,
      ...FILES.map(digestOfFile),
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
