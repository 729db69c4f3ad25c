import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { memberPages } from './scripts/content/site-pages.ts'
import { chunkGroups, filesToPreload } from './scripts/chunks.ts'
import { compiledThemePlugin } from './scripts/compiled-theme-plugin.ts'
import { consolePlugin } from './scripts/console-plugin.ts'
import { eagerModulesPlugin } from './scripts/eager-modules-plugin.ts'
import { contentClock } from './scripts/content/visibility/clock.ts'
import { contentPlugin } from './scripts/content/dev/content-plugin.ts'
import { productionRouterPlugin } from './scripts/production-router-plugin.ts'
import { API_PREFIXES } from './server/platform/api-paths.ts'

const port = Number(process.env.PORT ?? 3000)
const { now, isFixed } = contentClock()

/** Forwards API calls to the server with the browser's Host header, which the origin check needs. */
function devProxy(apiPort: string | undefined) {
  if (apiPort === undefined) return undefined
  const target = `http://127.0.0.1:${apiPort}`
  return Object.fromEntries(
    API_PREFIXES.map((prefix) => [`^${prefix}(?:[/?]|$)`, { target, changeOrigin: false }]),
  )
}

export default defineConfig({
  plugins: [
    contentPlugin(),
    consolePlugin(),
    productionRouterPlugin(),
    compiledThemePlugin(),
    eagerModulesPlugin(),
    reactRouter(),
  ],
  define: {
    __BUILD_YEAR__: now.getFullYear(),
    __CONTENT_NOW__: isFixed ? now.getTime() : null,
    __MEMBER_PAGES__: memberPages,
  },
  build: {
    assetsInlineLimit: 0,
    // Shortens the preload lists of imports by 0.1 to 0.2 KB on most pages.
    modulePreload: { resolveDependencies: filesToPreload },
  },
  // With Terser the scripts of a page are 1.3 KB smaller than with the default minifier, after Brotli.
  environments: {
    client: {
      build: {
        minify: 'terser',
        terserOptions: { compress: { passes: 2 } },
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
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
