import path from 'node:path'
import { loadEnv } from 'vite'
import { runScript, ScriptError } from './run-script.ts'
import { exportSite } from './static-host/export-site.ts'

// Usage: tsx scripts/export-static.ts [folder]

const root = path.resolve(import.meta.dirname, '..')

// The settings of the build, with which the headers must agree.
const settings = loadEnv('production', root)

function addressIn(name: string) {
  const value = settings[name]?.trim() ?? ''
  if (value === '') return null
  if (/^https?:/.test(value) && URL.canParse(value)) return new URL(value)
  throw new ScriptError(`${name} is "${value}", but it must be an address such as https://example.org.`)
}

await runScript(async () => {
  const [folder = 'build/static'] = process.argv.slice(2)
  const siteUrl = addressIn('VITE_SITE_URL')
  if (siteUrl === null) throw new ScriptError('Set VITE_SITE_URL, as for the build.')
  const origins = { siteUrl, apiUrl: addressIn('VITE_API_URL') ?? siteUrl }
  const outDir = path.resolve(root, folder)
  const written = await exportSite({ buildDir: path.join(root, 'build/client'), outDir, origins })
  console.log(
    `${path.relative(root, outDir)} is ready: ${written.files} files, ` +
      `${written.headerRules} rules for headers, ${written.redirects} redirects.`,
  )
})
