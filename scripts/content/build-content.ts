import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { filesBelow } from '#scripts/files-below.ts'
import { CONTENT_FINGERPRINT_FILE, fingerprintToStore } from '#scripts/fingerprint.ts'
import { expectations } from './expectations.ts'
import { prepareContent } from './prepare.ts'

/** The code that prepares content. */
const PROGRAMS = ['contract', 'scripts', 'server', 'src']
const OUTPUTS = ['.contentlayer/generated', '.generated']

/**
 * Prepares the content and records its inputs and outputs: the next build is skipped only if all of them are
 * unchanged.
 */
export async function buildContent(root: string): Promise<number> {
  const file = path.join(root, CONTENT_FINGERPRINT_FILE)
  await rm(file, { force: true })
  const { documents } = await prepareContent(root, console.log, { expectations })
  const files = [...PROGRAMS, ...OUTPUTS].flatMap((folder) =>
    filesBelow(path.join(root, folder)).map((name) => `${folder}/${name}`),
  )
  await writeFile(file, JSON.stringify(fingerprintToStore(root, ['contentlayer.config.ts', ...files])))
  return documents
}
