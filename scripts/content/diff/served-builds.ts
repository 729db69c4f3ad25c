import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeTarget, startServer, type RunningServer } from '#scripts/reliability/server-under-test.ts'

/** The addresses of two sites, without a trailing slash. */
export type Sites = { before: string; after: string }

/** Serves each build with its own server, on a free port and an empty database, while `use` runs. */
export async function withServedBuilds<Result>(
  builds: Sites,
  use: (sites: Sites) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-diff-data-'))
  const started: Array<RunningServer> = []
  const serve = async (name: keyof Sites) => {
    const build = path.resolve(builds[name])
    const { environment } = makeTarget(path.join(folder, name))
    const server = await startServer({
      environment: { ...environment, BUILD_DIR: path.join(build, 'client') },
      program: path.join(build, 'server/main.js'),
    })
    started.push(server)
    return server.url
  }
  try {
    return await use({ before: await serve('before'), after: await serve('after') })
  } finally {
    await Promise.all(started.map((server) => server.end('SIGTERM')))
    rmSync(folder, { recursive: true, force: true })
  }
}
