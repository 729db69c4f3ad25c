import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { memberPages } from './scripts/content/site-pages.ts'

// Without the React Router plugin, which rewrites route modules for the browser.
const shared = {
  define: { __BUILD_YEAR__: 2026, __MEMBER_PAGES__: memberPages },
  resolve: { alias: { 'contentlayer/generated': path.resolve('.contentlayer/generated/index.mjs') } },
}

const tests = { setupFiles: ['tests/setup/vitest.ts'], restoreMocks: true, testTimeout: 60_000 }

const serverTests = 'tests/{admin,server}/**/*.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          ...tests,
          name: 'site',
          environment: 'jsdom',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [serverTests, 'tests/e2e/**', 'node_modules/**'],
        },
      },
      {
        ...shared,
        test: {
          ...tests,
          name: 'server',
          environment: 'node',
          include: [serverTests],
          globalSetup: ['tests/setup/postgres.ts'],
        },
      },
    ],
  },
})
