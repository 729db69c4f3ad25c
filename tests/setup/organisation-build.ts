import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  // Declaration merging requires an interface.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  export interface ProvidedContext {
    organisationBuild: string
  }
}

/** The URL of the organisation in tests/fixtures/site. */
export const SITE_URL = 'https://kentecode.example'

/** A fixed time, so that upcoming and past events do not depend on the day of the tests. */
export const BUILD_TIME = new Date('2026-11-24T09:00:00.000Z')

const LEFT_OUT = [
  ...['.cache', '.contentlayer', '.generated', '.git', 'build', 'content', 'data', 'node_modules'],
  // Created and removed by browser tests during the copy.
  'test-results',
]
const CACHES = ['images', 'cards']

/** Builds the site of the organisation in tests/fixtures/site, once for all tests of the project. */
export async function setup(project: TestProject) {
  const root = mkdtempSync(path.join(tmpdir(), 'gelegrid-build-'))
  project.provide('organisationBuild', root)
  cpSync(process.cwd(), root, {
    recursive: true,
    filter: (source) => !LEFT_OUT.includes(path.relative(process.cwd(), source)),
  })
  cpSync('tests/fixtures/site/content', path.join(root, 'content'), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
  // Reuses pictures that are prepared already.
  mkdirSync(path.join(root, '.cache'))
  for (const cache of CACHES) {
    mkdirSync(`.cache/${cache}`, { recursive: true })
    symlinkSync(path.resolve('.cache', cache), path.join(root, '.cache', cache))
  }
  await execa({
    cwd: root,
    // Web Vitals are off in builds without a share.
    env: { VITE_SITE_URL: SITE_URL, VITE_WEB_VITALS: '0.5', CONTENT_NOW: BUILD_TIME.toISOString() },
  })`${process.execPath} --import tsx scripts/build.ts --force`
  return () => rmSync(root, { recursive: true, force: true })
}
