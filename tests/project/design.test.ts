import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const PACKAGES = `react react-dom react-router-dom vite contentlayer2 gray-matter remark @tanstack/react-query
  react-hot-toast keen-slider react-select @chakra-ui/react vitest msw`
const TOP_LEVEL = `package.json vite.config.ts contentlayer.config.ts tsconfig.json content content/blog content/events
  content/categories content/mentors src scripts tests README.md`

test('the packages, files and folders of the design are there, and the site is React in TypeScript [BUILD-1 BUILD-7..9]', () => {
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

const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => [name, readFileSync(`src/${name}`, 'utf8')] as const)

test('the interface is made of components of Chakra UI [BUILD-6]', () => {
  const used = components.flatMap(([, code]) => {
    const [, names = ''] = /import \{([^}]*)\} from '@chakra-ui\/react'/.exec(code) ?? []
    return names.split(',').map((name) => name.trim().split(' as ')[0] ?? '')
  })
  // Types and functions do not count.
  const shown = new Set(used.filter((name) => /^[A-Z]\w*$/.test(name) && name !== 'ChakraProvider'))
  expect(shown.size, [...shown].sort().join(', ')).toBeGreaterThanOrEqual(25)
})

/** A control made from a plain element, or from a role, that a component of Chakra UI is made for. */
const HAND_MADE =
  /<(?:chakra\.)?(?:button|dialog|select|textarea|table|progress)[\s>]|chakra\.input\b|chakra\(\s*'(?:button|dialog|input|select|textarea|table|progress)'|role="(?:dialog|alertdialog|tab|tablist|tabpanel|progressbar|switch|slider|menu|menuitem|listbox|combobox|tooltip)"/

/** Why these stay is in docs/decisions/0054-native-controls.md. */
const NATIVE = ['layout/footer-settings.tsx', 'ui/forms/checkbox.tsx', 'ui/forms/radio-group.tsx']

test('no control is made by hand that a component of Chakra UI is made for [BUILD-6]', () => {
  const found = components.filter(([, code]) => HAND_MADE.test(code)).map(([name]) => name)
  expect(found.sort()).toEqual(NATIVE)
})
