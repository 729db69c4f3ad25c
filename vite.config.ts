import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { contentPlugin } from './scripts/content/vite-plugin'

const port = Number(process.env.PORT ?? 3000)

export default defineConfig({
  plugins: [contentPlugin(), reactRouter()],
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  build: { assetsInlineLimit: 0 },
  // Found one by one while pages load, they would reload the first page of every session.
  optimizeDeps: {
    include: [
      'contentlayer2/client',
      '@chakra-ui/react',
      '@emotion/react',
      '@emotion/cache',
      'keen-slider',
      'react-hot-toast',
    ],
  },
  server: { port },
  // Two dev servers side by side would otherwise throw away each other's prepared packages.
  cacheDir: `.cache/vite-${port}`,
})
