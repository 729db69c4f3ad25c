import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { contentPlugin } from './scripts/content/vite-plugin'

const port = Number(process.env.PORT ?? 3000)

export default defineConfig({
  plugins: [contentPlugin(), reactRouter()],
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  build: { assetsInlineLimit: 0 },
  server: { port },
  // Two dev servers side by side would otherwise throw away each other's prepared packages.
  cacheDir: `.cache/vite-${port}`,
})
