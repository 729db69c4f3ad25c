import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CONTENT_FINGERPRINT_FILE, fingerprintToStore, SOURCES } from '#scripts/fingerprint.js'
import { expectations } from './expectations.ts'
import { prepareContent } from './prepare.ts'

const OUTPUTS = ['.contentlayer/generated', '.generated']

/**
 * Prepares the content and records its inputs and outputs: the next build is skipped only if all of them are
 * unchanged.
 */
export async function buildContent(root: string): Promise<number> {
  const file = path.join(root, CONTENT_FINGERPRINT_FILE)
  await rm(file, { force: true })
  const { documents } = await prepareContent(root, console.log, { expectations })
  await writeFile(file, JSON.stringify(fingerprintToStore(root, [...SOURCES, ...OUTPUTS])))
  return documents
}
