import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { contentPlugin } from './scripts/content/vite-plugin'

export default defineConfig({
  plugins: [contentPlugin(), reactRouter()],
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  build: { assetsInlineLimit: 0 },
  server: { port: Number(process.env.PORT ?? 3000) },
})
