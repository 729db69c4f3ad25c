import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { filesOf } from './bundle-server.ts'

const FOLDER = '.cache/build-inputs'

/** Records every module that Vite bundles, for the fingerprint of the build. */
export function recordInputsPlugin(): Plugin {
  return {
    name: 'gelegrid-record-inputs',
    apply: 'build',
    async buildEnd() {
      await mkdir(FOLDER, { recursive: true })
      await writeFile(
        path.join(FOLDER, `${this.environment.name}.json`),
        JSON.stringify([...this.getModuleIds()]),
      )
    },
  }
}

/** The project files that builds have read since the last call. */
export async function takeRecordedInputs(root: string): Promise<Array<string>> {
  const folder = path.join(root, FOLDER)
  const names = await readdir(folder)
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  await rm(folder, { recursive: true })
  return filesOf(
    root,
    texts.flatMap((text) => JSON.parse(text) as Array<string>),
  )
}
