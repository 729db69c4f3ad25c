import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { memberPages } from './scripts/content/site-pages.ts'

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

const inNode = { setupFiles: ['tests/setup/console.ts'] }
const inDom = { environment: 'jsdom', setupFiles: ['tests/setup/console.ts', 'tests/setup/dom.ts'] }
const shared = { exclude: [...elsewhere, ...inOwnProcess], isolate: false }
const apart = (ending: string) => ({
  include: inOwnProcess.filter((file) => file.endsWith(ending)),
  exclude: elsewhere,
})
const globalSetup = ['tests/setup/fixture-site.ts']
const serverSetup = ['tests/setup/postgres.ts', 'tests/setup/built-site.ts']

type Site = { root?: string; alias?: Record<string, string> }

/**
 * Tests with the compiled content of the site in `root`: for most the organisation of tests/fixtures/site, so that no
 * edit of content/ can break them. The React Router plugin is left out: it rewrites route modules for the browser and
 * does not support tests.
 */
function project(
  name: string,
  test: TestProjectInlineConfiguration['test'],
  { root = '.cache/test-sites/fixture', alias = {} }: Site = {},
): TestProjectInlineConfiguration {
  return {
    define: { __CONTENT_NOW__: null, __MEMBER_PAGES__: memberPages },
    resolve: {
      alias: {
        'contentlayer/generated': path.resolve(root, '.generated/content/index.mjs'),
        '#generated/cards.json': path.resolve(root, '.generated/cards.json'),
        '#generated/images.json': path.resolve(root, '.generated/images.json'),
        ...alias,
      },
    },
    test: { restoreMocks: true, testTimeout: 60_000, hookTimeout: 60_000, ...test, name },
  }
}

export default defineConfig({
  test: {
    // More than cores, as many server tests wait for timers and other processes.
    maxWorkers: availableParallelism() + 1,
    projects: [
      project('ui', { ...inDom, ...shared, globalSetup, include: ['tests/**/*.test.tsx'] }),
      project('ui-apart', { ...inDom, ...apart('.tsx'), globalSetup }),
      project('node', { ...inNode, ...shared, globalSetup, include: ['tests/**/*.test.ts'] }),
      project('node-apart', { ...inNode, ...apart('.ts'), globalSetup }),
      project('content', { ...inDom, isolate: false, include: [contentTests] }, { root: '.' }),
      project(
        'server',
        {
          ...inNode,
          include: serverTests,
          exclude: inOwnProcess,
          isolate: false,
          globalSetup: [...serverSetup, 'tests/setup/server-programs.ts'],
        },
        // Passwords are hashed at the lowest cost.
        { alias: { '@node-rs/argon2': path.resolve('tests/setup/cheap-passwords.ts') } },
      ),
      project('server-apart', {
        ...inNode,
        include: inOwnProcess.filter((file) => serverFolders.some((folder) => file.startsWith(folder))),
        globalSetup: serverSetup,
      }),
    ],
  },
})
