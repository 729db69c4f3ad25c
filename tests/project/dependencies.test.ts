import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { expect, test } from 'vitest'
import { bundleServer } from '#scripts/bundle-server.ts'

type Package = { dependencies: Record<string, string> }

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Package

/** Packages that the server does not import, but whose files it reads. */
const READ_AS_FILES = ['@fontsource/noto-sans', '@fontsource/plus-jakarta-sans']

const chunks = await bundleServer(process.cwd(), '.cache/server-of-tests')

function packagesOf(imports: Array<string>) {
  return imports
    .filter((id) => !id.endsWith('.js') && !id.startsWith('node:') && !builtinModules.includes(id))
    .map((id) => id.split('/', id.startsWith('@') ? 2 : 1).join('/'))
}

test('the dependencies of production are what the compiled server imports, and the fonts of receipts', () => {
  const imported = new Set(
    packagesOf(chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])),
  )
  expect(Object.keys(dependencies).sort()).toEqual([...imported, ...READ_AS_FILES].sort())
})

test('what is switched off by default is not loaded when the server starts [RUN-1 RUN-3]', () => {
  const loaded = new Set(chunks.filter(({ name }) => name === 'main'))
  for (const { imports } of loaded)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk)
  const packages = packagesOf([...loaded].flatMap(({ imports }) => imports))
  expect(packages).toContain('fastify')
  const optional = /^(?:ioredis|prom-client|pg)$/
  expect(packages.filter((name) => optional.test(name))).toEqual([])
})
