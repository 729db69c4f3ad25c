import { rmSync } from 'node:fs'
import { execa } from 'execa'
import type { TestProject } from 'vitest/node'
import { copyProject } from './copy-project.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    organisationBuild: string
  }
}

/** The URL of the organisation in tests/fixtures/site. */
export const SITE_URL = 'https://kentecode.example'

/** A fixed time, so that upcoming and past events do not depend on the day of the tests. */
export const BUILD_TIME = new Date('2026-11-24T09:00:00.000Z')

/** Builds the site of the organisation in tests/fixtures/site, once for all tests of the project. */
export async function setup(project: TestProject) {
  const root = copyProject({ content: 'tests/fixtures/site/content' })
  project.provide('organisationBuild', root)
  await execa({
    cwd: root,
    env: { VITE_SITE_URL: SITE_URL, CONTENT_NOW: BUILD_TIME.toISOString() },
  })`${process.execPath} --import tsx scripts/build.ts --force`
  return () => rmSync(root, { recursive: true, force: true })
}
