import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { memberPages } from './scripts/content/site-pages.ts'

/**
 * Settings shared by all tests, with the compiled content of the site in `root`. The React Router plugin is left out:
 * it rewrites route modules for the browser and does not support tests. Each project needs its own object, as Vitest
 * removes the constants from it.
 */
function siteIn(root: string) {
  return {
    define: { __CONTENT_NOW__: null, __MEMBER_PAGES__: memberPages },
    resolve: {
      alias: {
        'contentlayer/generated': path.resolve(root, '.generated/content/index.mjs'),
        '#generated/cards.json': path.resolve(root, '.generated/cards.json'),
        '#generated/images.json': path.resolve(root, '.generated/images.json'),
      },
    },
  }
}

/** The site of most tests is the organisation of tests/fixtures/site, so that no edit of content/ can break them. */
const fixtureSite = () => siteIn('.cache/test-sites/fixture')
/** The content of the site. */
const realSite = () => siteIn('.')

const everywhere = {
  restoreMocks: true,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  setupFiles: ['tests/setup/console.ts'],
}
const inNode = { ...everywhere, environment: 'node' as const }
const inDom = {
  ...everywhere,
  environment: 'jsdom' as const,
  setupFiles: ['tests/setup/console.ts', 'tests/setup/dom.ts'],
}

/** The only tests that read the content of the site. */
const contentTests = 'tests/content/real/**/*.test.{ts,tsx}'
const serverFolders = ['tests/admin/', 'tests/server/']
const serverTests = serverFolders.map((folder) => `${folder}**/*.test.ts`)
const elsewhere = [...serverTests, contentTests, 'tests/e2e/**']

/**
 * Tests that replace modules, or ask for it in a comment, run in a process each. All others share loaded modules: Chakra
 * and jsdom take longer to load than most tests to run.
 */
const inOwnProcess = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((name) => `tests/${name.replaceAll(path.sep, '/')}`)
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) =>
    /\bvi\.(?:mock|doMock|resetModules)\(|^\/\/ In a process of its own/m.test(readFileSync(file, 'utf8')),
  )

const shared = { exclude: [...elsewhere, ...inOwnProcess], isolate: false }
const apart = (ending: string) => ({
  include: inOwnProcess.filter((file) => file.endsWith(ending)),
  exclude: elsewhere,
})
const globalSetup = ['tests/setup/fixture-site.ts']
const serverSetup = ['tests/setup/postgres.ts', 'tests/setup/built-site.ts']

/** The site, with passwords that are hashed at the lowest cost. */
function withCheapPasswords({ define, resolve: { alias } }: ReturnType<typeof siteIn>) {
  const cheap = { '@node-rs/argon2': path.resolve('tests/setup/cheap-passwords.ts') }
  return { define, resolve: { alias: { ...alias, ...cheap } } }
}

export default defineConfig({
  test: {
    // More than cores, as many server tests wait for timers and other processes.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        ...fixtureSite(),
        test: { ...inDom, ...shared, name: 'ui', globalSetup, include: ['tests/**/*.test.tsx'] },
      },
      { ...fixtureSite(), test: { ...inDom, ...apart('.tsx'), name: 'ui-apart', globalSetup } },
      {
        ...fixtureSite(),
        test: { ...inNode, ...shared, name: 'node', globalSetup, include: ['tests/**/*.test.ts'] },
      },
      { ...fixtureSite(), test: { ...inNode, ...apart('.ts'), name: 'node-apart', globalSetup } },
      { ...realSite(), test: { ...inDom, isolate: false, name: 'content', include: [contentTests] } },
      {
        ...withCheapPasswords(fixtureSite()),
        test: {
          ...inNode,
          name: 'server',
          include: serverTests,
          exclude: inOwnProcess,
          isolate: false,
          globalSetup: [...serverSetup, 'tests/setup/server-programs.ts'],
        },
      },
      {
        ...fixtureSite(),
        test: {
          ...inNode,
          name: 'server-apart',
          include: inOwnProcess.filter((file) => serverFolders.some((folder) => file.startsWith(folder))),
          globalSetup: serverSetup,
        },
      },
    ],
  },
})
