import { readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { memberPages } from './scripts/content/site-pages.ts'
import { contentClock } from './scripts/content/visibility.ts'
import { contentPlugin } from './scripts/content/dev-plugin.ts'
import { API_PREFIXES } from '#server/platform/http/api-paths.ts'
import { SHARED_CHUNKS } from '#src/startup/deferred-page.ts'

const port = Number(process.env.PORT ?? 3000)
const { now, isFixed } = contentClock()

/** The packages that every page needs. */
const VENDOR =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@emotion|stylis|@pandacss|@chakra-ui\/react\/dist\/esm\/styled-system)\//

/** What is in each of the shared chunks. */
const CHUNKS = {
  vendor: { test: VENDOR, priority: 2 },
  theme: { test: /\/src\/theme\//, priority: 1 },
  // With a smaller number, public pages have the forms and calls of others as well.
  shared: { minShareCount: 22 },
} satisfies Record<(typeof SHARED_CHUNKS)[number], object>

/** The oldest supported browsers (docs/browsers.md) as Vite names them: `ios15.6` for `ios_saf >= 15.6`. */
function browserTargets(): Array<string> {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: Array<string> }
  return browserslist.map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''))
}

/** Forwards API calls to the server with the browser's Host header, which the origin check needs. */
function devProxy(apiPort: string | undefined) {
  if (apiPort === undefined) return undefined
  const target = `http://127.0.0.1:${apiPort}`
  return Object.fromEntries(
    API_PREFIXES.map((prefix) => [`^${prefix}(?:[/?]|$)`, { target, changeOrigin: false }]),
  )
}

export default defineConfig({
  plugins: [contentPlugin(), reactRouter()],
  define: {
    __CONTENT_NOW__: isFixed ? now.getTime() : null,
    __MEMBER_PAGES__: memberPages,
  },
  build: { assetsInlineLimit: 0, target: browserTargets() },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: SHARED_CHUNKS.map((name) => ({ name, ...CHUNKS[name] })) },
          },
        },
      },
    },
  },
  // Packages discovered while pages load would reload the first page of every session, and could leave a loading page
  // without its scripts.
  optimizeDeps: { entries: ['src/**/*.tsx'] },
  server: { port, proxy: devProxy(process.env.API_PORT) },
  // Otherwise two dev servers running at once would discard each other's optimized packages.
  cacheDir: `.cache/vite-${port}`,
})
