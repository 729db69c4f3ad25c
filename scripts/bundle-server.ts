import { builtinModules } from 'node:module'
import path from 'node:path'
import { rolldown, type OutputChunk } from 'rolldown'

/** Run as `node build/server/<name>.js`. */
const SERVER_PROGRAMS = {
  main: 'server/main.ts',
  admin: 'admin/main.ts',
}

type Bundle = {
  /** The project files in the bundle, relative to the project. */
  modules: Array<string>
  /** The packages that it imports at run time. */
  packages: Array<string>
  /** The packages that each entry loads at its start, without those of disabled settings. */
  packagesAtStart: Record<string, Array<string>>
}

/** Compiles the server and the operator's commands to plain JavaScript; packages stay in node_modules. */
export function bundleServer(root: string, outDir?: string): Promise<Bundle> {
  return bundle(root, SERVER_PROGRAMS, outDir)
}

/** Bundles these entries with their imports from the project, and writes the result if a folder is given. */
export async function bundle(
  root: string,
  entries: Record<string, string> | Array<string>,
  outDir?: string,
): Promise<Bundle> {
  let modules: Array<string> = []
  const build = await rolldown({
    input: entries,
    cwd: root,
    platform: 'node',
    // Everything except relative paths, absolute paths and `#server/…` is a package. Kysely is bundled: it consists
    // of 300 small modules, and resolving them took a fifth of the server's start.
    external: /^(?!kysely$)[^./#]/,
    plugins: [
      {
        name: 'list-modules',
        buildEnd() {
          modules = [...this.getModuleIds()]
        },
      },
    ],
  })
  const options = { format: 'es', sourcemap: true, chunkFileNames: '[name]-[hash].js' } as const
  const { output } = await (outDir === undefined
    ? build.generate(options)
    : build.write({ ...options, dir: outDir, cleanDir: true }))
  await build.close()
  const chunks = output.filter((file) => file.type === 'chunk')
  const starts = chunks
    .filter(({ isEntry }) => isEntry)
    .map((entry) => [entry.name, packagesAtStart(entry, chunks)] as const)
  return {
    modules: filesOf(root, modules),
    packages: packagesOf(chunks, (chunk) => [...chunk.imports, ...chunk.dynamicImports]),
    packagesAtStart: Object.fromEntries(starts),
  }
}

/** Filters module ids for files of the project. */
export function filesOf(root: string, ids: Array<string>): Array<string> {
  const files = ids
    .filter((id) => path.isAbsolute(id))
    .map((id) => path.relative(root, id.replace(/\?.*$/, '')).split(path.sep).join('/'))
  return [...new Set(files)].filter((file) => !/^\.\.\/|(^|\/)node_modules\//.test(file)).sort()
}

function packagesAtStart(entry: OutputChunk, chunks: Array<OutputChunk>) {
  const loaded = new Set([entry])
  for (const { imports } of loaded)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk)
  return packagesOf([...loaded], ({ imports }) => imports)
}

function packagesOf(chunks: Array<OutputChunk>, importsOf: (chunk: OutputChunk) => Array<string>) {
  const ours = new Set(chunks.map(({ fileName }) => fileName))
  const imported = chunks.flatMap(importsOf)
  const names = imported
    .filter((id) => !ours.has(id) && !id.startsWith('node:') && !builtinModules.includes(id))
    .map((id) => id.split('/', id.startsWith('@') ? 2 : 1).join('/'))
  return [...new Set(names)].sort()
}
