import path from 'node:path'
import ts from 'typescript'

/**
 * Checks structured data against the vocabulary of schema.org (schema-dts): the names of properties and the types of
 * their values. Returns the compiler's errors for each.
 */
export function vocabularyProblems(written: ReadonlyArray<unknown>): Array<string> {
  const file = path.resolve('.cache/schema-types.ts')
  const source = [
    "import type { Graph, Thing, WithContext } from 'schema-dts'",
    ...written.map((data, at) => {
      const type = isGraph(data) ? 'Graph' : 'WithContext<Thing>'
      return `export const data${at}: ${type} = ${JSON.stringify(data)}`
    }),
  ].join('\n')

  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists, readFile } = host
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022)
      : getSourceFile.call(host, name, ...rest)
  host.fileExists = (name) => name === file || fileExists.call(host, name)
  host.readFile = (name) => (name === file ? source : readFile.call(host, name))

  const program = ts.createProgram([file], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start }) => {
    const text = ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 300)
    const line = start === undefined ? '' : source.slice(0, start).split('\n').at(-1)?.slice(0, 40)
    return `${line ?? ''}… ${text}`
  })
}

function isGraph(data: unknown): boolean {
  return typeof data === 'object' && data !== null && '@graph' in data
}
