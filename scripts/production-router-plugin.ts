import { existsSync } from 'node:fs'
import { parseAst, type Plugin } from 'vite'

const DEVELOPMENT = '/react-router/dist/development/'
const PRODUCTION = '/react-router/dist/production/'

/**
 * Functions of features that the site does not have, so no browser needs them: actions and fetchers (forms are sent by
 * src/api/), routes that are discovered while somebody browses (all are in the manifest), server components, instrumentation and
 * an error page of React Router's own (src/root.tsx has one). tests/project/production-router-plugin.test.ts checks that `src/`
 * uses none of these features.
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

/** What React Router does where the script of a page does not arrive, and what it does instead. */
const REPLACEMENTS: ReadonlyArray<{ from: string; to: string }> = [
  // A link that is pointed at, or has the focus: it would load the page anew on which somebody is reading or writing.
  {
    from: 'let mod = await loadRouteModule(route, routeModules);',
    to: 'let mod = await import(/* @vite-ignore */ route.module).catch(() => ({}));',
  },
  // A link that was followed: it would load the page anew that is being left. The other one may be saved, or on the server
  // with another script.
  {
    from: 'window.location.reload();\n    return new Promise(() => {\n    });',
    to: `const wanted = window.__reactRouterDataRouter?.state.navigation.location;
    if (wanted) window.location.assign(wanted.pathname + wanted.search + wanted.hash);
    else window.location.reload();
    return new Promise(() => {});`,
  },
]

/**
 * React Router brings two builds, and its package names only the one for development, which warns of mistakes in the code.
 * Browsers get the other: it is smaller, and the same otherwise. What no page uses is left out of it.
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

/** Empties the functions with these names, and lets go of components that only have a display name. */
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
