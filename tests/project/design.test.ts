import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

const PACKAGES = [
  'react',
  'react-dom',
  'react-router-dom',
  'vite',
  'contentlayer2',
  'gray-matter',
  'remark',
  '@tanstack/react-query',
  'react-hot-toast',
  'keen-slider',
  'react-select',
  '@chakra-ui/react',
  'vitest',
  'msw',
]

const TOP_LEVEL = [
  'package.json',
  'vite.config.ts',
  'contentlayer.config.ts',
  'tsconfig.json',
  'content',
  'content/blog',
  'content/events',
  'content/categories',
  'content/mentors',
  'src',
  'scripts',
  'tests',
  'README.md',
]

test('the packages of the design are installed [BUILD-6 BUILD-7]', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>
  const installed = Object.keys({ ...dependencies, ...devDependencies })
  expect(PACKAGES.filter((name) => !installed.includes(name))).toEqual([])
})

test('the files and folders of the design are there [BUILD-8 BUILD-9]', () => {
  expect(TOP_LEVEL.filter((name) => !existsSync(path.join(root, name)))).toEqual([])
})

test('the site is React in TypeScript [BUILD-1]', () => {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((name) => name.endsWith('.tsx')).length).toBeGreaterThan(100)
  expect(files.filter((name) => /\.[cm]?jsx?$/.test(name))).toEqual([])
})
