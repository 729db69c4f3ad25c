import { readdirSync } from 'node:fs'
import path from 'node:path'

// Written by React Router for hosts without prerendered pages; the server never serves it.
const NEVER_SENT = '__spa-fallback.html'

export type BuiltPage = {
  file: string
  /** The path of the page on the site, such as /blog/1. */
  address: string
}

/** The prerendered pages of a build (`build/client`), by their addresses. */
export function builtPages(buildDir: string): Array<BuiltPage> {
  return readdirSync(buildDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && name !== NEVER_SENT)
    .map((name) => ({ file: path.join(buildDir, name), address: addressOf(name) }))
    .sort((a, b) => (a.address < b.address ? -1 : 1))
}

/** The address of the page in a file of a build, by its path. */
export function addressOf(name: string): string {
  const withSlashes = name.split(path.sep).join('/')
  return `/${withSlashes.replace(/(?:^|\/)index\.html$/, '')}`
}
