import path from 'node:path'
import { filesBelow } from './files-below.ts'

// Written by React Router for hosts without prerendered pages; the server never serves it.
const NEVER_SENT = '__spa-fallback.html'

/** The prerendered pages of a build (`build/client`), by their addresses: the path on the site, such as /blog/1. */
export function builtPages(buildDir: string): Array<{ file: string; address: string }> {
  return filesBelow(buildDir)
    .filter((name) => name.endsWith('.html') && name !== NEVER_SENT)
    .map((name) => ({
      file: path.join(buildDir, name),
      address: `/${name.replace(/(?:^|\/)index\.html$/, '')}`,
    }))
    .sort((a, b) => (a.address < b.address ? -1 : 1))
}
