import { defineConfig, devices } from '@playwright/test'
import { chromiumPath } from './scripts/program-path.ts'
import { temporaryDataDir } from './scripts/temporary-data-dir.ts'

const SCREENSHOTS = 'screenshots.spec.ts'
// Walks over all controls, other engines, and ways of editors that start servers of their own: they take half of the
// time, and run each night (EVERY_PAGE=1).
const NIGHTLY = /(?:every-page-keyboard|dev-server|editor|engines)\.spec\.ts$/
const leftOut = process.env.EVERY_PAGE ? [] : [NIGHTLY]

const port = Number(process.env.E2E_PORT ?? 3217)

// Every worker evaluates this file again, and must use the data directory of the same server.
const dataDir = (process.env.E2E_DATA_DIR ??= temporaryDataDir())

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  // Generous for busy machines, as the next; a test that waits in vain still fails. None is repeated, here or in CI.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  snapshotPathTemplate: 'tests/e2e/approved/{arg}{ext}',
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    // Playwright cannot intercept requests that a service worker answers, so tests could not mock them. Tests of the
    // worker itself allow it.
    serviceWorkers: 'block',
    // A package of Debian without the parts of a desktop browser: tests take a third less time.
    launchOptions: { executablePath: chromiumPath('chromium-headless-shell') },
  },
  projects: [
    { name: 'headless', testIgnore: [SCREENSHOTS, ...leftOut] },
    // Run on demand only: npm test names the other.
    { name: 'screenshots', testMatch: SCREENSHOTS },
  ],
  webServer: {
    command: 'node --enable-source-maps build/server/main.js',
    url: `http://localhost:${port}/healthz`,
    env: { PORT: String(port), LOG_LEVEL: 'warn', DATA_DIR: dataDir, MIN_FILLING_SECONDS: '0' },
    reuseExistingServer: false,
  },
})
