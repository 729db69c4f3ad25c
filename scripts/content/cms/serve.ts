import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { EDITOR_ADDRESS } from '#scripts/bundle-editor.ts'
import { editorPolicy } from '#server/editor/policy.ts'
import { contentTypeOf } from '#server/site/content-types.ts'

// Sveltia CMS offers a local folder only in combination with a repository. Nothing is sent there.
const THIS_COMPUTER = {
  isThisComputer: true,
  backend: { name: 'github', repo: 'this-computer/project', auth_methods: ['token'] },
}

/** Serves the bundled editor in `folder` to this computer only. The browser reads and writes the content files. */
export function serveEditor(folder: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (!pathname.startsWith(EDITOR_ADDRESS)) {
      response.writeHead(302, { location: EDITOR_ADDRESS }).end()
      return
    }
    const name = pathname.slice(EDITOR_ADDRESS.length) || 'index.html'
    void bodyOf(folder, name).then((body) => {
      const type = body === null ? 'text/plain; charset=utf-8' : contentTypeOf(name)
      response
        .writeHead(body === null ? 404 : 200, {
          'content-type': type,
          // Restricts the editor to requests to this server, whatever the content contains.
          'content-security-policy': editorPolicy({}),
          'cache-control': 'no-store',
        })
        .end(body ?? 'There is no such file.')
    })
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

async function bodyOf(folder: string, name: string) {
  if (name === 'backend.json') return JSON.stringify(THIS_COMPUTER)
  const file = path.join(folder, name)
  // URLs are resolved before this point, and so cannot leave the folder; encoded dots stay encoded.
  if (!file.startsWith(folder + path.sep)) return null
  return readFile(file).catch(() => null)
}
