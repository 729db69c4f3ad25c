import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { bundleServer } from '#scripts/bundle-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder with main.js and admin.js, compiled as for production. */
    serverPrograms: string
  }
}

/**
 * Compiles the server and the operator's commands once: a start with tsx would compile each module again. The folder is
 * within the project, so that packages are resolved.
 */
export async function setup(project: TestProject) {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync(path.resolve('.cache/server-programs-'))
  await bundleServer(process.cwd(), folder)
  project.provide('serverPrograms', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
