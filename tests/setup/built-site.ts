import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { writeBuild } from '#tests/server/fixtures/built-site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of a small built site, which tests only read. */
    builtSite: string
  }
}

/** Writes one built site for all server tests, as its compression takes longer than most tests. */
export async function setup(project: TestProject) {
  const home = await mkdtemp(join(tmpdir(), 'gelegrid-'))
  project.provide('builtSite', await writeBuild(home))
  return () => rm(home, { recursive: true, force: true })
}
