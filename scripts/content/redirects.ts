import { writeFile } from 'node:fs/promises'
import { buildPaths, type Redirects } from '#server/platform/build-output.ts'
import type { RedirectMap } from '#server/site/addresses.ts'
import { compiled } from './compiled.ts'

/** The redirects of the compiled content. */
export async function redirectsOf(root: string): Promise<RedirectMap> {
  const { redirects } = await compiled(root, 'Redirects')
  return new Map(redirects.map(({ from, to }) => [from, encoded(to)]))
}

/** Writes the redirects beside a build. */
export async function writeRedirects(root: string, buildDir: string): Promise<void> {
  const redirects = await redirectsOf(root)
  const forServer: Redirects = Object.fromEntries(redirects)
  await writeFile(buildPaths(buildDir).redirects, `${JSON.stringify(forServer, null, 2)}\n`)
}

function encoded(address: string) {
  const { pathname, search, hash } = new URL(address, 'http://localhost')
  return pathname + search + hash
}
