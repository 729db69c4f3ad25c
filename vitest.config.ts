import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { memberPages } from './scripts/content/site-pages.ts'

/**
 * What all tests share, with the compiled content of the site in `root`. The React Router plugin stays out: it rewrites
 * route modules for the browser and knows nothing of tests.
 */
function siteIn(root: string) {
  return {
    define: { __BUILD_YEAR__: 2026, __MEMBER_PAGES__: memberPages },
    resolve: {
      alias: {
        'contentlayer/generated': path.resolve(root, '.contentlayer/generated/index.mjs'),
        '#generated/images.json': path.resolve(root, '.generated/images.json'),
      },
    },
  }
}

/** Most tests show the organisation of tests/fixtures/site: no edit of content/ can break them. */
const fixtureSite = siteIn('.cache/test-sites/fixture')
/** The content of the site, or an edited copy of it. */
const realSite = siteIn(process.env.CONTENT_ROOT ?? '.')

const tests = { setupFiles: ['tests/setup/vitest.ts'], restoreMocks: true, testTimeout: 60_000 }

/** The only tests that read the content of the site. */
const contentTests = 'tests/content/real/**/*.test.{ts,tsx}'

const serverTests = 'tests/{admin,server}/**/*.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        ...fixtureSite,
        test: {
          ...tests,
          name: 'site',
          environment: 'jsdom',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [serverTests, contentTests, 'tests/e2e/**', 'node_modules/**'],
          globalSetup: ['tests/setup/fixture-site.ts'],
        },
      },
      {
        ...realSite,
        test: { ...tests, name: 'content', environment: 'jsdom', include: [contentTests] },
      },
      {
        ...fixtureSite,
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
