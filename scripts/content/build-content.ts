import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { filesBelow } from '#scripts/files-below.ts'
import { CONTENT_FINGERPRINT_FILE, fingerprintToStore } from '#scripts/fingerprint.ts'
import { STYLE_SHEETS } from '#scripts/theme-css.ts'
import { expectations } from './expectations.ts'
import { withToolCache } from './tool-cache.ts'
import { prepareContent } from './prepare.ts'

/** The programs that prepare content; their modules are inputs as well. */
export const PROGRAMS = ['scripts/content.ts', 'contentlayer.config.ts']
const OUTPUTS = ['.contentlayer/generated', '.generated']
const MODULES_FILE = '.contentlayer/.cache/modules.json'

/**
 * Prepares the content and records its inputs and outputs: the next build is skipped only if all of them are
 * unchanged.
 */
export async function buildContent(root: string): Promise<number> {
  const file = path.join(root, CONTENT_FINGERPRINT_FILE)
  await rm(file, { force: true })
  const { documents } = await prepareContent(root, console.log, { expectations })
  const modules = await modulesOfPrograms(root)
  const outputs = OUTPUTS.flatMap((folder) =>
    filesBelow(path.join(root, folder)).map((name) => `${folder}/${name}`),
  )
  await writeFile(file, JSON.stringify(fingerprintToStore(root, [...modules, ...STYLE_SHEETS, ...outputs])))
  return documents
}

/** The modules of the programs, cached until one of them changes. */
function modulesOfPrograms(root: string): Promise<Array<string>> {
  return withToolCache(path.join(root, MODULES_FILE), async () => {
    const { bundle } = await import('#scripts/bundle-server.ts')
    return (await bundle(root, PROGRAMS)).modules
  })
}
