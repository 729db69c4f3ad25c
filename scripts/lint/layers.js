import path from 'node:path'

/* The layers: a file imports only from the rows below its own. See docs/architecture.md. */
const ROWS = [
  ['entry'],
  ['routes'],
  ['layout'],
  ['features'],
  ['session'],
  ['offline', 'search'],
  ['ui', 'api', 'content'],
  ['theme', 'lib', 'startup'],
  ['contract'],
]

/** The same for server/, whose folders are features. Shared code is in platform/. */
const SERVER_ROWS = [
  ['main'],
  ['app'],
  ['staff'],
  ['donations', 'editor', 'form-pages', 'privacy'],
  ['recovery', 'requests', 'submissions', 'site'],
  ['subscriptions'],
  ['accounts'],
  ['mail'],
  ['platform'],
]

/** Files directly in src/, as the framework requires. */
const APP_FILES = {
  'src/entry.client': 'entry',
  'src/entry.server': 'entry',
  'src/service-worker': 'entry',
  'src/env.d': 'entry',
  'src/routes': 'routes',
  // A route like the others: it loads the copy of the layout, and shows the error screen of ui/sections/.
  'src/root': 'routes',
}

/** Features that other features and the session may import: layers of their own. */
const SHARED_FEATURES = ['offline', 'search']

/** Third-party libraries that are imported in one place, so that they can be replaced. */
const ONLY_IN = [
  { name: 'keen-slider', place: 'src/ui/carousel/', home: /^src\/ui\/carousel\// },
  { name: 'react-select', place: 'src/ui/forms/select*', home: /^src\/ui\/forms\/select/ },
  { name: 'react-hot-toast', place: 'src/ui/feedback/toast*', home: /^src\/ui\/feedback\/toast/ },
  {
    name: 'idb-keyval',
    place: 'src/lib/file-storage.ts and src/features/offline/queue.ts',
    home: /^src\/(?:lib\/file-storage|features\/offline\/queue)$/,
  },
  // Not in schema/, which is read before anything is compiled.
  { name: 'contentlayer/generated', place: 'src/content/*.ts', home: /^src\/content\/[^/]+$/ },
]

const featureOf = (file) => /^src\/features\/([^/]+)/.exec(file)?.[1]

/**
 * @param {string} file A path from the root of the project, without its ending.
 * @returns {string} The layer it belongs to, or its folder at the root.
 */
function layerOf(file) {
  if (!file.startsWith('src/')) return file.split('/')[0]
  const feature = featureOf(file)
  return APP_FILES[file] ?? (SHARED_FEATURES.includes(feature) ? feature : file.split('/')[1])
}

const rowOf = (layer) => ROWS.findIndex((row) => row.includes(layer))

const isFile = (name) => name.startsWith('.') || name.startsWith('#')

/** The imported file as a path from the root of the project, without its extension. */
function fileOf(here, name) {
  const target = name.startsWith('#')
    ? name.slice(1).replace(/^generated\//, '.generated/')
    : path.posix.join(path.posix.dirname(here), name)
  return withoutEnding(target)
}

/**
 * The problem with the spelling of an import, or null. Imports have a file extension, as Node requires, and use
 * subpaths outside their folder (`imports` in package.json), which survive a move of the importing file.
 */
function spellingProblem({ from, name }) {
  if (!/\.[a-z]+2?$/.test(name)) return 'Name the file with its extension, such as ./button.tsx.'
  const isRelativeSchema = from.startsWith('src/content/schema/')
  if (name.startsWith('../') && !isRelativeSchema && !isTooling(from))
    return 'Import files outside the folder as #src/…, #server/…, #admin/…, #contract/…, #editor/…, #scripts/… or #tests/….'
  return null
}

// ESLint loads its rules without a resolver; configuration files are at the root.
const isTooling = (from) => from.startsWith('scripts/lint/') || !from.includes('/')

/** The reason why one file may not import another, or null. */
function fileProblem({ from, to, isType }) {
  const [home, target] = [layerOf(from), layerOf(to)]
  if (home === 'tests') return null
  if (target === 'tests') return 'Nothing but tests imports tests.'
  if (home === 'scripts' || !from.includes('/')) return null
  if (target === 'scripts') return 'Scripts run by themselves: nothing imports them.'
  if (home === 'editor') return target === 'editor' || to.startsWith('src/content/schema/') ? null : editing
  if (home === 'admin') return ['admin', 'server', 'contract'].includes(target) ? null : meeting
  if (home === 'server' && target === 'server') return serverProblem({ from, to })
  if (home === 'server' || home === 'contract')
    return target === home || target === 'contract' ? null : meeting
  if (target === '.generated')
    return isReader(from) ? null : 'Generated files are read in src/content/ and src/root.tsx.'
  if (!to.startsWith('src/') && target !== 'contract') return meeting
  return layerProblem({ from, to, home, target, isType })
}

const meeting = 'src/ and server/ meet only in contract/, and import nothing else from outside.'

const editing =
  'The visual editor knows the fields of the content (src/content/schema/), and nothing else of the site.'

const isReader = (file) => file === 'src/root' || layerOf(file) === 'content'

function layerProblem({ from, to, home, target, isType }) {
  for (const layer of [home, target]) {
    if (rowOf(layer) === -1) return `src/${layer} is not a layer. docs/architecture.md lists them.`
  }
  if (home === target) {
    const isForeign = featureOf(from) !== featureOf(to)
    return isForeign ? `The feature ${featureOf(from)} may not know the feature ${featureOf(to)}.` : null
  }
  if (target === 'content' && rowOf(home) <= rowOf(target)) {
    if (isType || home === 'routes') return null
    return 'Only routes read content, in their loaders, or all of it would go to the browser. Use `import type`.'
  }
  return rowOf(home) < rowOf(target) ? null : `${home} may not know ${target}: imports point downwards.`
}

function serverProblem({ from, to }) {
  const [home, target] = [from, to].map((file) => file.split('/')[1])
  if (home === target) return null
  const [row, targetRow] = [home, target].map((folder) =>
    SERVER_ROWS.findIndex((folders) => folders.includes(folder)),
  )
  if (row === -1 || targetRow === -1)
    return 'This folder of server/ is not a layer. docs/architecture.md lists them.'
  return row < targetRow ? null : `server/${home} may not know server/${target}: imports point downwards.`
}

/** The reason why a file may not import a package, or null. */
function packageProblem({ from, name }) {
  const comesFrom = (known) => name === known || name.startsWith(`${known}/`)
  if (comesFrom('@phosphor-icons/react')) return 'Icons are files: see docs/decisions/0004-icons-as-files.md.'
  if (!from.startsWith('src/')) return null
  if (from.startsWith('src/content/schema/'))
    return 'The compiler bundles the schema by itself: keep its imports relative.'
  const part = ONLY_IN.find((known) => comesFrom(known.name))
  return part === undefined || part.home.test(from) ? null : `${name} is imported only in ${part.place}.`
}

/** An ESLint rule for the layers and for third-party libraries. */
export const layers = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const here = path.relative(context.cwd, context.filename).split(path.sep).join('/')
    const from = withoutEnding(here)

    function check(source, isType) {
      // A dynamic import may have a computed name; a route's own types are generated.
      if (typeof source?.value !== 'string' || source.value.startsWith('./+types/')) return
      const name = source.value.replace(/\?.*$/, '')
      const problem = isFile(name)
        ? (spellingProblem({ from, name }) ?? fileProblem({ from, to: fileOf(here, name), isType }))
        : packageProblem({ from, name })
      if (problem !== null) context.report({ node: source, message: problem })
    }

    return {
      ImportDeclaration: (node) => check(node.source, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node.source, false),
      TSImportType: (node) => check(node.source, true),
    }
  },
}

function withoutEnding(file) {
  return file.replace(/\.(?:[cm]?[jt]sx?|json)$/, '')
}
