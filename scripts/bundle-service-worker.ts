import path from 'node:path'
import { build, loadEnv } from 'vite'
import { filesOf } from './bundle-server.ts'

const ENTRY = 'src/service-worker.ts'

/**
 * Bundles the service worker into one file with a fixed name, with the settings of the site; there is none where forms are
 * not sent. Returns the files of the project that were read.
 */
export async function bundleServiceWorker(root: string, outDir: string): Promise<Array<string>> {
  if (loadEnv('production', root).VITE_FORM_DELIVERY?.trim() === 'none') return [ENTRY]
  let modules: Array<string> = []
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: path.join(root, ENTRY),
        // Workers that are modules came to some browsers years after workers.
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
    plugins: [
      {
        name: 'list-modules',
        buildEnd() {
          modules = [...this.getModuleIds()]
        },
      },
    ],
  })
  return filesOf(root, modules)
}
