import path from 'node:path'
import { loadEnv } from 'vite'
import { runScript, ScriptError } from './run-script.ts'
import { exportSite } from './static-host.ts'

const root = path.resolve(import.meta.dirname, '..')

await runScript(async () => {
  // The settings of the build, which has checked them, and with which the headers must agree.
  const { VITE_SITE_URL, VITE_API_URL } = loadEnv('production', root)
  if (!VITE_SITE_URL) throw new ScriptError('Set VITE_SITE_URL, as for the build.')
  const siteUrl = new URL(VITE_SITE_URL)
  const origins = { siteUrl, apiUrl: VITE_API_URL ? new URL(VITE_API_URL) : siteUrl }
  const outDir = path.join(root, 'build/static')
  const written = await exportSite({ buildDir: path.join(root, 'build/client'), outDir, origins })
  console.log(
    `build/static is ready: ${written.files} files, ` +
      `${written.headerRules} rules for headers, ${written.redirects} redirects.`,
  )
})
