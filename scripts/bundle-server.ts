import { rolldown, type OutputChunk } from 'rolldown'

/** Run as `node build/server/<name>.js`. */
const SERVER_PROGRAMS = {
  main: 'server/main.ts',
  admin: 'admin/main.ts',
}

/** Compiles the server and the operator's commands to plain JavaScript; packages stay in node_modules. */
export async function bundleServer(root: string, outDir: string): Promise<Array<OutputChunk>> {
  const build = await rolldown({
    input: SERVER_PROGRAMS,
    cwd: root,
    platform: 'node',
    // Everything except relative paths, absolute paths and `#server/…` is a package. Kysely is bundled: it consists
    // of 300 small modules, and resolving them took a fifth of the server's start.
    external: /^(?!kysely$)[^./#]/,
  })
  const { output } = await build.write({
    format: 'es',
    sourcemap: true,
    chunkFileNames: '[name]-[hash].js',
    dir: outDir,
    cleanDir: true,
  })
  await build.close()
  return output.filter((file) => file.type === 'chunk')
}
