import path from 'node:path'
import { defineConfig } from 'vitest/config'

// The React Router plugin stays out: it rewrites route modules for the browser and knows nothing of tests.
export default defineConfig({
  define: { __BUILD_YEAR__: 2026 },
  resolve: { alias: { 'contentlayer/generated': path.resolve('.contentlayer/generated/index.mjs') } },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    setupFiles: ['tests/setup/vitest.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
  },
})
