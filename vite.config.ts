import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { memberPages } from './scripts/content/site-pages.ts'
import { contentPlugin } from './scripts/content/vite-plugin.ts'
import { mockWorkerPlugin } from './scripts/mock-worker-plugin.ts'
import { recordInputsPlugin } from './scripts/record-inputs-plugin.ts'
import { API_PREFIXES } from './server/platform/api-paths.ts'

const port = Number(process.env.PORT ?? 3000)
const isMocked = process.env.VITE_MOCK_SERVER !== undefined

/** API calls go to our server with the browser's Host header: the origin check needs it. */
function devProxy(apiPort: string | undefined) {
  if (apiPort === undefined) return undefined
  const target = `http://127.0.0.1:${apiPort}`
  return Object.fromEntries(
    API_PREFIXES.map((prefix) => [`^${prefix}(?:[/?]|$)`, { target, changeOrigin: false }]),
  )
}

const framePackages =
  'react|react-dom|scheduler|react-router|react-router-dom|@chakra-ui|@emotion|stylis|@pandacss|hoist-non-react-statics|react-is'

const chunks = [
  {
    name: 'frame',
    test: new RegExp(`node_modules/(${framePackages})/|src/theme/[^/]+\\.ts$`),
    priority: 2,
  },
  {
    // Only what most pages show: whatever is named here is sent to all of them, with all that it imports.
    name: 'parts',
    test: /src\/(ui\/(button|layout\/(container|flow|section-heading)|icon|text\/prose|picture|feedback\/(open-dialogs|toast|navigation-progress|progress-bar)|use-is-hydrated)|lib\/(head|addresses|env)|session\/(public-guard|splash)|sections\/shared\/(?!page-hero|woven-edge|mobile-menu|menu-heading|quote-card|(?!error)[^/]+-section)[^/]+|features\/newsletter\/newsletter-invitation)\.tsx?$/,
    priority: 1,
  },
  {
    // What the sections of most pages are built from; the pages for accounts do without.
    name: 'sections',
    test: /src\/(ui\/(actions|layout\/(section|card))|sections\/shared\/(page-hero|form-section|woven-edge)|lib\/query-string)\.tsx?$/,
    priority: 1,
    minShareCount: 2,
  },
  {
    // What forms and the session share: without a name it would be part of the forms, which few member pages have.
    name: 'calls',
    test: /contract\/(endpoint|session|messages)\.ts$|src\/(api\/(client|session)|lib\/storage)\.ts$/,
    priority: 2,
    minShareCount: 2,
  },
  {
    name: 'forms',
    test: /node_modules\/valibot\/|contract\/fields|src\/(ui\/text\/text-link|ui\/forms\/(use-form|form|form-store|form-values|form-actions|field|text-input|submit-button|use-persisted-form|draft|checkbox)|api\/delivery)\.tsx?$/,
    priority: 1,
    minShareCount: 2,
  },
  {
    // Both pages of a nomination load all of it.
    name: 'nomination',
    test: /contract\/(nominations|attachment)\.ts$|src\/(features\/nominations\/nomination|routes\/site\/nomination-layout|sections\/nominate\/step-header)\.tsx?$/,
    priority: 1,
  },
]

export default defineConfig({
  plugins: [contentPlugin(), mockWorkerPlugin(isMocked), recordInputsPlugin(), reactRouter()],
  define: { __BUILD_YEAR__: new Date().getFullYear(), __MEMBER_PAGES__: memberPages },
  build: { assetsInlineLimit: 0 },
  // What every page needs comes as one file instead of a dozen: compressed together it is 5 KB smaller, and a phone on a
  // slow line asks once.
  // Terser leaves 1.3 KB less of them than the default, after Brotli.
  environments: {
    client: {
      build: {
        minify: 'terser',
        terserOptions: { compress: { passes: 2 } },
        rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
      },
    },
  },
  // Found one by one while pages load, they would reload the first page of every session.
  optimizeDeps: {
    include: [
      'contentlayer2/client',
      '@chakra-ui/react',
      '@emotion/react',
      '@emotion/cache',
      '@tanstack/react-query',
      'keen-slider',
      'minisearch',
      'react-hot-toast',
      'react-select',
      'valibot',
      ...(isMocked ? ['msw', 'msw/browser'] : []),
    ],
  },
  server: { port, proxy: devProxy(process.env.API_PORT) },
  // Two dev servers side by side would otherwise throw away each other's prepared packages.
  cacheDir: `.cache/vite-${port}`,
})
