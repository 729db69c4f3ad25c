import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import type { TestProject } from 'vitest/node'
import { dropDatabaseIn, makeCluster, makeDatabaseIn, postgresBinaries } from './cluster.ts'
import { openDatabase } from '#server/platform/database/open.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of a PostgreSQL in which tests create databases, or null. */
    postgresUrl: string | null
    /** The name of a database there with all tables and no rows, which tests copy. */
    migratedTemplate: string
  }
}

/** Starts PostgreSQL for the server tests, unless TEST_DATABASE_URL is set. Returns a function that stops it. */
export async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    const template = await provideServer(project, given)
    return () => dropDatabaseIn(given, template)
  }
  const binaries = postgresBinaries()
  if (binaries === null) {
    const advice = 'Run `npm run test:tools`, install PostgreSQL yourself, or set TEST_DATABASE_URL.'
    if (process.env.CI) throw new Error(`There is no PostgreSQL to test with. ${advice}`)
    console.warn(`\n!!! NO TEST RUNS ON POSTGRESQL, only on SQLite: there is none here. ${advice} !!!\n`)
    project.provide('postgresUrl', null)
    return
  }
  const cluster = await makeCluster(binaries)
  await provideServer(project, cluster.url)
  return cluster.remove
}

/**
 * Gives tests this server with a template of a unique name, as projects and runs of tests may share the server. Returns
 * that name.
 */
async function provideServer(project: TestProject, server: string) {
  const template = `migrated_${randomUUID().replaceAll('-', '')}`
  const databaseUrl = await makeDatabaseIn(server, template)
  const database = await openDatabase({ dataDir: tmpdir(), databaseUrl })
  await database.close()
  project.provide('postgresUrl', server)
  project.provide('migratedTemplate', template)
  return template
}
