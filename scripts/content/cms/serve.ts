import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { preview, type PreviewServer } from 'vite'
import { EDITOR_ADDRESS } from '#scripts/bundle-editor.ts'
import { editorPolicy } from '#server/editor/plugin.ts'

// Sveltia CMS offers a local folder only in combination with a repository. Nothing is sent there.
const THIS_COMPUTER = {
  isThisComputer: true,
  backend: { name: 'github', repo: 'this-computer/project', auth_methods: ['token'] },
}

/**
 * Serves the bundled editor in `folder` to this computer only, at this port or the next free one. The browser reads and
 * writes the content files.
 */
export async function serveEditor(folder: string, port: number): Promise<PreviewServer> {
  await writeFile(path.join(folder, 'backend.json'), JSON.stringify(THIS_COMPUTER))
  return preview({
    configFile: false,
    // Vite warns if it is the folder itself.
    root: path.dirname(folder),
    base: EDITOR_ADDRESS,
    appType: 'mpa',
    logLevel: 'warn',
    build: { outDir: folder },
    preview: {
      host: '127.0.0.1',
      port,
      cors: false,
      // Restricts the editor to requests to this server, whatever the content contains.
      headers: { 'content-security-policy': editorPolicy(), 'cache-control': 'no-store' },
    },
  })
}
