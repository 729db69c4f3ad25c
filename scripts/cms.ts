import path from 'node:path'
import { fileURLToPath } from 'node:url'
import getPort, { portNumbers } from 'get-port'
import { bundleEditor, EDITOR_ADDRESS } from './bundle-editor.ts'
import { serveEditor } from './content/cms/serve.ts'
import { runScript, ScriptError } from './run.ts'

/* Serves the visual editor for the working copy on this computer, on PORT or the first free port from 4600. */

const root = fileURLToPath(new URL('..', import.meta.url))

async function freePort() {
  if (process.env.PORT) return Number(process.env.PORT)
  return getPort({ host: '127.0.0.1', port: portNumbers(4600, 4699) })
}

await runScript(async () => {
  const folder = path.join(root, '.cache/editor')
  await bundleEditor(root, folder)
  const port = await freePort()
  await serveEditor(folder, port).catch((error: unknown) => {
    throw new ScriptError(`The editor cannot be served at port ${port}: ${String(error)}`)
  })
  console.log(
    [
      `The content editor is at http://localhost:${port}${EDITOR_ADDRESS}`,
      'Open it in Chrome or Edge, press "Work with Local Repository", and choose the folder of the project.',
    ].join('\n'),
  )
})
