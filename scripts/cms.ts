import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { bundleEditor, EDITOR_ADDRESS } from './bundle-editor.ts'
import { serveEditor } from './content/cms/serve.ts'
import { runScript, ScriptError } from './run-script.ts'

/* Serves the visual editor for the working copy on this computer, on PORT or the first free port from 4600. */

const root = path.resolve(import.meta.dirname, '..')

await runScript(async () => {
  const wanted = Number(process.env.PORT || 4600)
  if (!(wanted >= 0 && wanted < 65_536))
    throw new ScriptError('PORT has to be the number of a port, such as 4600.')
  const folder = path.join(root, '.cache/editor')
  await bundleEditor(root, folder)
  const { httpServer } = await serveEditor(folder, wanted)
  const { port } = httpServer.address() as AddressInfo
  console.log(
    [
      `The content editor is at http://localhost:${port}${EDITOR_ADDRESS}`,
      'Open it in Chrome or Edge, press "Work with Local Repository", and choose the folder of the project.',
    ].join('\n'),
  )
})
