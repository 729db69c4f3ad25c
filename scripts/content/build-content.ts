import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bundle } from '#scripts/bundle-server.ts'
import { filesBelow } from '#scripts/files-below.ts'
import { CONTENT_FINGERPRINT_FILE, fingerprintToStore } from '#scripts/fingerprint.ts'
import { STYLE_SHEETS } from '#scripts/theme-css.ts'
import { expectations } from './expectations.ts'
import { prepareContent } from './prepare.ts'

const PROGRAMS = ['scripts/content.ts', 'contentlayer.config.ts']
const OUTPUTS = ['.contentlayer/generated', '.generated']

/** Prepares the content and records what it was made from, and what came out: all of it has to be there next time. */
export async function buildContent(root: string): Promise<number> {
  const file = path.join(root, CONTENT_FINGERPRINT_FILE)
  await rm(file, { force: true })
  const { documents } = await prepareContent(root, console.log, { expectations })
  const { modules } = await bundle(root, PROGRAMS)
  const outputs = OUTPUTS.flatMap((folder) =>
    filesBelow(path.join(root, folder)).map((name) => `${folder}/${name}`),
  )
  await writeFile(file, JSON.stringify(fingerprintToStore(root, [...modules, ...STYLE_SHEETS, ...outputs])))
  return documents
}
