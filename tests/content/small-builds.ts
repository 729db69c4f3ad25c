import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The body of a page for which the server closes the connection. */
export const HANGS_UP = '<!-- no answer -->'

/** Serves the pages of a build, and announces that it is ready in the same words as the real server. */
const SERVER = `
const { createServer } = require('node:http')
const { readFile } = require('node:fs/promises')
const server = createServer(async (request, response) => {
  const page = await readFile(process.env.BUILD_DIR + request.url + '/index.html').catch(() => null)
  if (String(page).includes('${HANGS_UP}')) return request.socket.destroy()
  response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(page)
})
server.listen(0, '127.0.0.1', () => console.log('The site is at http://127.0.0.1:' + server.address().port))
`

/** Writes a build of a few pages, given by their bodies, with a separate server. */
export function writeBuild(
  folder: string,
  pages: Readonly<Record<string, string>>,
  { hasServer = true } = {},
): string {
  for (const [address, body] of Object.entries(pages)) {
    mkdirSync(path.join(folder, 'client', address), { recursive: true })
    writeFileSync(
      path.join(folder, 'client', address, 'index.html'),
      `<!doctype html><html lang="en"><title>A page</title><style>body { margin: 0 }</style>${body}</html>`,
    )
  }
  mkdirSync(path.join(folder, 'server'), { recursive: true })
  if (hasServer) writeFileSync(path.join(folder, 'server/main.js'), SERVER)
  return folder
}

/** A block as wide as the page. */
export const block = (color: string, height = 100): string =>
  `<div style="height: ${height}px; background: ${color}"></div>`
