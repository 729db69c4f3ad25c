import { readdirSync } from 'node:fs'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'

/* The layers of docs/architecture.md: a file imports only from the rows below its own. */

/** Features that other features and the session may import. */
const SHARED = ['src/features/offline', 'src/features/search']
const FEATURES = foldersIn('src/features').filter((feature) => !SHARED.includes(feature))
const ENTRIES = ['src/entry.client.tsx', 'src/entry.server.tsx', 'src/service-worker.ts']

const ROWS = [
  ENTRIES,
  [['src/routes', 'src/routes.ts', 'src/root.tsx']],
  ['src/layout'],
  FEATURES,
  ['src/session'],
  SHARED,
  ['src/ui', 'src/api'],
  ['src/content'],
  ['src/theme', 'src/lib', 'src/startup'],
]

/** The same for server/, whose folders are features. Shared code is in platform/. */
const SERVER_ROWS = [
  ['server/main.ts'],
  ['server/app.ts'],
  ['server/staff'],
  ['server/donations', 'server/editor', 'server/form-pages', 'server/privacy'],
  ['server/recovery', 'server/requests', 'server/submissions', 'server/site'],
  ['server/subscriptions'],
  ['server/accounts'],
  ['server/mail'],
  ['server/platform'],
]

/** What each program may not import, whatever the row. */
const PROGRAMS = [
  { target: 'src', from: ['server', 'admin', 'editor', 'scripts', 'tests'] },
  { target: 'contract', from: ['src', 'server', 'admin', 'editor', 'scripts', 'tests'] },
  { target: 'server', from: ['src', 'admin', 'editor', 'scripts', 'tests'] },
  { target: 'admin', from: ['src', 'editor', 'scripts', 'tests'] },
  { target: 'editor', from: ['server', 'admin', 'contract', 'scripts', 'tests'] },
  { target: 'editor', from: 'src', except: ['content/schema'] },
  { target: 'scripts', from: 'tests' },
  // Generated files are read in src/content/ and src/root.tsx.
  {
    target: ROWS.flat(2).filter((each) => !['src/content', 'src/root.tsx'].includes(each)),
    from: '.generated',
  },
]

/** A zone for each layer: the rows above and its neighbours are closed to it. */
function zonesOf(rows) {
  return rows.flatMap((row, index) =>
    row.map((layer) => ({
      target: layer,
      from: [...rows.slice(0, index), row.filter((other) => other !== layer)].flat(2),
    })),
  )
}

const zones = [...zonesOf(ROWS), ...zonesOf(SERVER_ROWS), ...PROGRAMS]
  .filter(({ from }) => from.length > 0)
  .map((zone) => ({ ...zone, message: 'Imports point downwards: see the layers in docs/architecture.md.' }))

/** Imports as Node requires them, which also survive a move of the importing file. */
const SPELLING = [
  {
    regex: String.raw`^\.\.?/(?!\+types/)(?!.*\.[a-z]+2?(?:\?.*)?$)`,
    message: 'Name the file with its extension.',
  },
  { regex: String.raw`^\.\./`, message: 'Import files outside the folder as #src/…, #server/… and so on.' },
  { regex: '^@phosphor-icons/react', message: 'Icons are files: see docs/decisions/0004-icons-as-files.md.' },
]

/** Third-party libraries that are imported in one place, so that they can be replaced. */
const PACKAGES = [
  { name: 'keen-slider', home: ['src/ui/carousel/**'] },
  { name: 'react-select', home: ['src/ui/forms/select*'] },
  { name: 'react-hot-toast', home: ['src/ui/feedback/toast*'] },
  { name: 'idb-keyval', home: ['src/lib/file-storage.ts', 'src/features/offline/queue.ts'] },
  { name: 'contentlayer/generated', home: ['src/content/*.ts'] },
]
const CONTENT = {
  regex: '^#src/content/',
  allowTypeImports: true,
  message: 'Only routes read content, or all of it would go to the browser. Use `import type`.',
}
/** It writes 50 KB of unused styles into each page. */
const SYSTEM = {
  name: '@chakra-ui/react',
  importNames: ['defaultSystem'],
  message: 'Use src/theme/system.ts.',
}

function restricted(files, patterns, ignores = []) {
  return { files, ignores, rules: { 'no-restricted-imports': ['error', { paths: [SYSTEM], patterns }] } }
}

function packagesBut(own) {
  return PACKAGES.filter((each) => each !== own).map(({ name, home }) => ({
    regex: `^${name}(?:/|$)`,
    message: `It is imported only in ${home.join(' and ')}.`,
  }))
}

const READERS = ['src/content/**', 'src/routes/**', 'src/routes.ts', 'src/root.tsx']

/**
 * The layers, the spelling of imports and the places of libraries, as configurations of ESLint.
 *
 * @type {Array<import('eslint').Linter.Config>}
 */
export const layers = [
  {
    plugins: { 'import-x': importX },
    settings: {
      ...importX.flatConfigs.typescript.settings,
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.mjs'] })],
    },
    rules: { 'import-x/no-restricted-paths': ['error', { zones }] },
  },
  restricted(['*/**'], SPELLING, ['scripts/lint/**']),
  restricted(['src/**'], [...SPELLING, ...packagesBut()]),
  restricted(['src/**'], [...SPELLING, ...packagesBut(), CONTENT], READERS),
  ...PACKAGES.map((own) =>
    restricted(own.home, [
      ...SPELLING,
      ...packagesBut(own),
      ...(own.home[0].startsWith('src/content') ? [] : [CONTENT]),
    ]),
  ),
  restricted(
    ['src/content/schema/**'],
    [{ regex: '^[^.]', message: 'The compiler bundles the schema by itself: keep its imports relative.' }],
  ),
]

function foldersIn(folder) {
  return readdirSync(folder).map((name) => `${folder}/${name}`)
}
