import { existsSync } from 'node:fs'
import { parseAst, type Plugin } from 'vite'

const DEVELOPMENT = '/react-router/dist/development/'
const PRODUCTION = '/react-router/dist/production/'

/**
 * Functions of React Router features that the site does not use: actions and fetchers (forms are sent by src/api/),
 * lazy route discovery (the manifest contains all routes), server components, instrumentation and React Router's
 * error page (src/root.tsx has one). tests/project/production-router-plugin.test.ts checks that `src/` uses none of
 * these features.
 */
export const LEFT_OUT: ReadonlyArray<string> = [
  'handleAction',
  'singleFetchActionStrategy',
  'handleFetcherAction',
  'handleFetcherLoader',
  'singleFetchLoaderFetcherStrategy',
  'discoverRoutes',
  'fetchAndApplyManifestPatches',
  'instrumentClientSideRouter',
  'getRouteInstrumentationUpdates',
  'RSCErrorHandler',
  'RSCPrefetchPageLinksImpl',
  'RemixRootDefaultErrorBoundary',
]

/** Replaces React Router's handling of a page script that fails to load. */
const REPLACEMENTS: ReadonlyArray<{ from: string; to: string }> = [
  // For a link with hover or focus, it would reload the page that the visitor is reading or filling in.
  {
    from: 'let mod = await loadRouteModule(route, routeModules);',
    to: 'let mod = await import(/* @vite-ignore */ route.module).catch(() => ({}));',
  },
  // For a followed link, it would reload the page being left. The target may be saved on the device, or may have
  // another script on the server.
  {
    from: 'window.location.reload();\n    return new Promise(() => {\n    });',
    to: `const wanted = window.__reactRouterDataRouter?.state.navigation.location;
    if (wanted) window.location.assign(wanted.pathname + wanted.search + wanted.hash);
    else window.location.reload();
    return new Promise(() => {});`,
  },
]

/**
 * React Router has two builds, and its package exports only the development build, which reports mistakes in the
 * code. Browsers get the production build: it is smaller and otherwise equivalent. Unused functions are removed from
 * it.
 */
export function productionRouterPlugin(): Plugin {
  const found = new Set<string>()
  let isUsed = false
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!/^react-router(?:\/dom)?$/.test(source)) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (resolved === null) return null
      const id = resolved.id.replace(DEVELOPMENT, PRODUCTION)
      if (id === resolved.id || !existsSync(id))
        throw new Error(`React Router has no other build beside ${resolved.id}`)
      return { ...resolved, id }
    },
    transform(code, id) {
      if (!id.includes(PRODUCTION)) return null
      isUsed = true
      let patched = code
      for (const { from, to } of REPLACEMENTS.filter((each) => code.includes(each.from))) {
        found.add(from)
        patched = patched.replace(from, () => to)
      }
      return { code: withoutFunctions(patched, found), map: null }
    },
    buildEnd(error) {
      const missing = [...LEFT_OUT, ...REPLACEMENTS.map(({ from }) => from)].filter(
        (name) => !found.has(name),
      )
      if (!error && isUsed && missing.length > 0)
        this.error(`React Router is written in another way, and has no ${missing.join(', ')}`)
    },
  }
}

type Node = { type: string; start: number; end: number; id?: { name: string } | null; body?: Node }

/** Empties the functions with these names, and removes components that only have a display name. */
function withoutFunctions(code: string, found: Set<string>): string {
  const edits: Array<{ start: number; end: number; text: string }> = []
  function visit(value: unknown) {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value !== 'object' || value === null) return
    const node = value as Node
    if (node.type === 'FunctionDeclaration' && node.id && node.body && LEFT_OUT.includes(node.id.name)) {
      found.add(node.id.name)
      edits.push({ start: node.body.start, end: node.body.end, text: `{throw Error("${node.id.name}")}` })
      return
    }
    Object.values(node).forEach(visit)
  }
  visit(parseAst(code).body)
  const kept = edits
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code)
  return kept.replace(/^HistoryRouter\.displayName = .*$/m, '')
}
