import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bundleServer } from '#scripts/bundle-server.ts'

type Package = { dependencies: Record<string, string>; devDependencies: Record<string, string> }
type Lock = { packages: Record<string, { dev?: boolean; optional?: boolean }> }

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Package
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock

/** Packages that the server does not import, but whose files it reads. */
const READ_AS_FILES = ['@fontsource/noto-sans', '@fontsource/plus-jakarta-sans']

test('the dependencies of production are what the compiled server imports, and the fonts of receipts', async () => {
  const server = await bundleServer(process.cwd())
  expect(Object.keys(dependencies).sort()).toEqual([...server.packages, ...READ_AS_FILES].sort())
})

test('what is switched off by default is not loaded when the server starts [RUN-1 RUN-3 RUN-5]', async () => {
  const { packagesAtStart } = await bundleServer(process.cwd())
  expect(packagesAtStart.main).toContain('fastify')
  const optional = /^(?:@opentelemetry\/|ioredis$|prom-client$|pg$)/
  expect(packagesAtStart.main?.filter((name) => optional.test(name))).toEqual([])
})

test.each(['react', 'react-dom', '@chakra-ui/react', 'vite', 'tsx', 'contentlayer2'])(
  'npm ci --omit=dev leaves out %s',
  (name) => {
    expect(packages[`node_modules/${name}`]).toMatchObject({ dev: true })
  },
)

test('every package has an exact version', () => {
  const versions = Object.values({ ...dependencies, ...devDependencies })
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})
