import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const PACKAGES = `react react-dom react-router-dom vite contentlayer2 gray-matter remark @tanstack/react-query
  react-hot-toast keen-slider react-select @chakra-ui/react vitest msw`
const TOP_LEVEL = `package.json vite.config.ts contentlayer.config.ts tsconfig.json content content/blog content/events
  content/categories content/mentors src scripts tests README.md`

test('the packages, files and folders of the design are there, and the site is React in TypeScript [BUILD-1 BUILD-6..9]', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  expect(Object.keys({ ...dependencies, ...devDependencies })).toEqual(
    expect.arrayContaining(PACKAGES.split(/\s+/)),
  )
  expect(TOP_LEVEL.split(/\s+/).filter((name) => !existsSync(name))).toEqual([])
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  expect(files.filter((name) => /\.[cm]?jsx?$/.test(name))).toEqual([])
})
