import type { TestProject } from 'vitest/node'
import { postgresBinaries } from '#scripts/postgres/binaries.ts'
import { makeCluster } from '#scripts/postgres/cluster.ts'

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  export interface ProvidedContext {
    /** The URL of a PostgreSQL in which tests create databases, or null. */
    postgresUrl: string | null
  }
}

/** Starts PostgreSQL for the server tests, unless TEST_DATABASE_URL is set. Returns a function that stops it. */
export async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    project.provide('postgresUrl', given)
    return
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
  project.provide('postgresUrl', cluster.url)
  return cluster.remove
}
