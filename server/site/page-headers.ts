import { createHash } from 'node:crypto'

/** For each HTML file of the build, by its path in it: which content was read, and which inline scripts it has. */
export type PageHeaders = Record<string, { content: string; scripts: Array<string> }>

/** Names content by what it is, so equal content has one name on every machine and after every build. */
export function contentHash(body: Buffer) {
  return createHash('sha256').update(body).digest('base64url')
}
