import { readdirSync } from 'node:fs'

/* The layers of docs/architecture.md: a file imports only from the rows below its own. */

/** Features that other features and the session may import. */
const SHARED = ['src/features/offline', 'src/features/search']
const FEATURES = readdirSync('src/features')
  .map((name) => `src/features/${name}`)
  .filter((feature) => !SHARED.includes(feature))

const ROWS = [
  ['src/routes'],
  ['src/layout'],
  FEATURES,
  ['src/session'],
  SHARED,
  ['src/ui'],
  ['src/api'],
  ['src/content'],
  ['src/theme', 'src/lib', 'src/startup'],
]
/** The same for server/, whose folders are features. Shared code is in platform/. */
const SERVER_ROWS = [
  ['server/staff'],
  ['server/donations', 'server/editor', 'server/form-pages', 'server/privacy'],
  ['server/recovery', 'server/requests', 'server/submissions', 'server/site'],
  ['server/subscriptions'],
  ['server/accounts'],
  ['server/mail'],
  ['server/platform'],
]

const PROGRAMS = {
  src: ['server', 'admin', 'editor', 'scripts', 'tests'],
  contract: ['src', 'server', 'admin', 'editor', 'scripts', 'tests'],
  server: ['src', 'admin', 'editor', 'scripts', 'tests'],
  admin: ['src', 'editor', 'scripts', 'tests'],
  editor: ['server', 'admin', 'contract', 'scripts', 'tests'],
  scripts: ['tests'],
}

const DOWNWARDS = 'Imports point downwards: see the layers in docs/architecture.md.'

/** Layers that read content. All others would send it to the browser. */
const READERS = ['src/content', 'src/routes']
const CONTENT = {
  regex: '^#src/content/',
  allowTypeImports: true,
  message: 'Only routes read content, or all of it would go to the browser. Use `import type`.',
}

const GENERATED = {
  regex: '^#generated/',
  message: 'Generated files are read in src/content/ and src/root.tsx.',
}

/** The compiler bundles the schema by itself. */
const SCHEMA = { regex: '^[^.]', message: 'The schema is bundled by itself: keep its imports relative.' }

/** Third-party libraries that are imported in one place, so that they can be replaced. */
const PACKAGES = {
  regex: '^(?:keen-slider|react-select|react-hot-toast|idb-keyval|contentlayer/generated)(?:/|$)',
  message: 'It is imported in one place: see docs/architecture.md.',
}
const HOMES = [
  'src/ui/carousel/**',
  'src/ui/forms/select*',
  'src/ui/feedback/toast*',
  'src/lib/file-storage.ts',
  'src/features/offline/queue.ts',
  'src/content/*.ts',
]

function closed(paths) {
  return { regex: `^#(?:${paths.join('|')})/`, message: DOWNWARDS }
}

/** The rows above a layer, its neighbours, and the files above all folders of its program. */
function closedTo(layer, rows) {
  const row = rows.findIndex((layers) => layers.includes(layer))
  const others = [...rows.slice(0, row).flat(), ...rows[row].filter((other) => other !== layer)]
  const [program] = layer.split('/')
  const entries = layer === 'src/routes' ? [] : [{ regex: `^#${program}/[^/]+$`, message: DOWNWARDS }]
  return [closed([...PROGRAMS[program], ...others]), ...entries]
}

function restricted(folder, patterns) {
  return { files: [`${folder}/**`], rules: { 'no-restricted-imports': ['error', { patterns }] } }
}

// A rule of its own for libraries: of one rule, the last entry for a file holds.
const LIBRARIES = 'eslint-js/no-restricted-imports'

/** The layers and the places of libraries. */
export const layers = [
  ...Object.entries(PROGRAMS).map(([program, others]) => restricted(program, [closed(others)])),
  restricted('editor', [closed(PROGRAMS.editor), { group: ['#src/**', '!#src/content/schema/**'] }]),
  ...SERVER_ROWS.flat().map((layer) => restricted(layer, closedTo(layer, SERVER_ROWS))),
  ...ROWS.flat().map((layer) =>
    restricted(layer, [
      ...closedTo(layer, ROWS),
      ...(READERS.includes(layer) ? [] : [CONTENT]),
      ...(layer === 'src/content' ? [] : [GENERATED]),
    ]),
  ),
  restricted('src/content/schema', [SCHEMA]),
  { files: ['src/**'], rules: { [LIBRARIES]: ['error', { patterns: [PACKAGES] }] } },
  { files: HOMES, rules: { [LIBRARIES]: 'off' } },
]
