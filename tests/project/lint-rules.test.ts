import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root, rulesBroken, importsValue, TYPED_FILE, withTypes, type Example } from './lint-example.ts'

type RuleExamples = { rule: string; wrong: Array<Example>; right: Array<Example> }

const lines = (count: number) => 'a()\n'.repeat(count)

const rules: Array<RuleExamples> = [
  {
    rule: 'project/file-names',
    wrong: [
      'src/ui/Pager.tsx',
      'src/ui/site_header.tsx',
      'src/Features/a.ts',
      'src/utils/dates.ts',
      'src/lib/helpers.ts',
      'server/common/a.ts',
      'tests/misc.test.ts',
    ].map((file) => ({ file, code: '' })),
    right: [
      'src/ui/site-header.tsx',
      'src/entry.client.tsx',
      'tests/a-b.test.tsx',
      'src/lib/helper-line.ts',
    ].map((file) => ({ file, code: '' })),
  },
  {
    rule: 'import-x/no-default-export',
    wrong: ['src/ui/pager.tsx', 'server/app.ts', 'tests/a.test.ts'].map((file) => ({
      file,
      code: 'export default 1',
    })),
    right: ['src/routes/site/home.tsx', 'src/root.tsx', 'src/routes.ts', 'vite.config.ts'].map((file) => ({
      file,
      code: 'export default 1',
    })),
  },
  {
    rule: 'max-lines',
    wrong: [
      { file: 'src/ui/pager.tsx', code: lines(251) },
      { file: 'tests/a.test.ts', code: lines(251) },
      { file: 'src/routes/site/home.tsx', code: lines(101) },
    ],
    right: [
      { file: 'src/ui/pager.tsx', code: `${lines(249)}${'// why\n\n'.repeat(20)}` },
      { file: 'src/routes/site/home.tsx', code: lines(99) },
    ],
  },
  {
    rule: 'no-restricted-imports',
    wrong: [
      {
        file: 'src/theme/system.ts',
        code: "import { defaultSystem } from '@chakra-ui/react'\ndefaultSystem()",
      },
      { file: 'tests/setup/a.ts', code: "export { defaultSystem } from '@chakra-ui/react'" },
    ],
    right: [
      {
        file: 'src/theme/system.ts',
        code: "import { createSystem } from '@chakra-ui/react'\ncreateSystem()",
      },
    ],
  },
  {
    rule: 'no-restricted-globals',
    wrong: [
      { file: 'src/features/newsletter/a.ts', code: "localStorage.getItem('a')" },
      { file: 'src/features/newsletter/a.ts', code: "window.sessionStorage.getItem('a')" },
    ],
    right: [{ file: 'src/lib/storage.ts', code: "window.localStorage.getItem('a')" }],
  },
  {
    rule: 'no-restricted-syntax',
    wrong: [
      { file: 'src/sections/home/a.tsx', code: "export const colour = '#7a1f3d'" },
      { file: 'src/ui/a.tsx', code: "export const colour = 'rgb(0 0 0 / 50%)'" },
      {
        file: 'src/features/staff/a.tsx',
        code: 'export const message = (text: string) => <p dangerouslySetInnerHTML={{ __html: text }} />',
      },
      { file: 'tests/ui/a.test.tsx', code: "screen.getByTestId('a')" },
    ],
    right: [
      { file: 'src/theme/tokens.ts', code: "export const colour = '#7a1f3d'" },
      { file: 'src/sections/home/a.tsx', code: "export const anchor = '#main'" },
      { file: 'tests/ui/a.test.tsx', code: "screen.getByRole('link')" },
    ],
  },
  {
    rule: 'no-console',
    wrong: [{ file: 'src/ui/pager.tsx', code: "console.log('a')" }],
    right: [{ file: 'server/main.ts', code: "console.log('a')" }],
  },
  {
    rule: 'react-hooks/rules-of-hooks',
    wrong: [{ file: 'src/ui/a.tsx', code: 'export function A({ b }) { if (b) useState(1)\nreturn b }' }],
    right: [{ file: 'src/ui/a.tsx', code: 'export function A({ b }) { useState(1)\nreturn b }' }],
  },
  {
    rule: '@typescript-eslint/array-type',
    wrong: [{ file: 'src/lib/a.ts', code: 'export type A = string[]' }],
    right: [{ file: 'src/lib/a.ts', code: 'export type A = Array<string>' }],
  },
  {
    rule: '@typescript-eslint/consistent-type-definitions',
    wrong: [{ file: 'src/lib/a.ts', code: 'export interface A { b: string }' }],
    right: [{ file: 'src/env.d.ts', code: 'export interface A { b: string }' }],
  },
  {
    rule: '@typescript-eslint/consistent-type-assertions',
    wrong: [{ file: 'src/lib/a.ts', code: 'export const a = { b: 1 } as A' }],
    right: [{ file: 'src/lib/a.ts', code: 'export const a = JSON.parse(text) as A' }],
  },
  {
    rule: '@typescript-eslint/no-import-type-side-effects',
    wrong: [{ file: 'src/lib/a.ts', code: "import { type A } from './b'\nexport const a: A = 1" }],
    right: [{ file: 'src/lib/a.ts', code: "import type { A } from './b'\nexport const a: A = 1" }],
  },
  {
    rule: '@typescript-eslint/no-unused-vars',
    wrong: [{ file: 'src/lib/a.ts', code: 'const a = 1' }],
    right: [{ file: 'src/lib/a.ts', code: 'const { a, ...rest } = b()\nc(rest)' }],
  },
  {
    rule: '@typescript-eslint/no-non-null-assertion',
    wrong: [{ file: 'src/lib/a.ts', code: 'a(b!)' }],
    right: [{ file: 'tests/lib/a.test.ts', code: 'a(b!)' }],
  },
  {
    rule: '@typescript-eslint/no-explicit-any',
    wrong: [{ file: 'src/lib/a.ts', code: 'export const a: any = 1' }],
    right: [{ file: 'src/lib/a.ts', code: 'export const a: unknown = 1' }],
  },
]

const typeAwareRules: Array<{ rule: string; wrong: string; right: string }> = [
  { rule: 'await-thenable', wrong: 'await 1', right: 'await Promise.resolve(1)' },
  { rule: 'no-floating-promises', wrong: 'Promise.resolve(1)', right: 'void Promise.resolve(1)' },
  {
    rule: 'no-misused-promises',
    wrong: 'if (Promise.resolve(1)) void 0',
    right: 'if (await Promise.resolve(true)) void 0',
  },
  {
    rule: 'no-unnecessary-type-assertion',
    wrong: "export const a = 'b' as 'b'",
    right: 'export const a = JSON.parse("1") as number',
  },
  { rule: 'only-throw-error', wrong: "throw 'a'", right: "throw new Response('a')" },
  {
    rule: 'restrict-template-expressions',
    wrong: 'export const a = `${{}}`',
    right: 'export const a = `${1}`',
  },
  {
    rule: 'switch-exhaustiveness-check',
    wrong: "declare const a: 'b' | 'c'\nswitch (a) { case 'b': void 0 }",
    right: "declare const a: 'b' | 'c'\nswitch (a) { case 'b': case 'c': void 0 }",
  },
]

test.each(rules)('$rule bites where it should, and only there', async ({ rule, wrong, right }) => {
  for (const example of wrong) expect(await rulesBroken(example), example.file).toContain(rule)
  for (const example of right) expect(await rulesBroken(example), example.file).not.toContain(rule)
})

test.each(typeAwareRules)('$rule, which needs types, bites', async ({ rule, wrong, right }) => {
  const linted = (code: string) => rulesBroken({ file: TYPED_FILE, code }, withTypes)
  expect(await linted(wrong)).toContain(`@typescript-eslint/${rule}`)
  expect(await linted(right)).not.toContain(`@typescript-eslint/${rule}`)
})

test('files that import each other are noticed', async () => {
  // It imports button.tsx, so that this import is circular; others are not.
  const code = importsValue('./actions')
  expect(await rulesBroken({ file: 'src/ui/button.tsx', code })).toContain('import-x/no-cycle')
  expect(await rulesBroken({ file: 'src/ui/icon.tsx', code })).not.toContain('import-x/no-cycle')
})

test('every rule that eslint.config.js switches on has an example here', () => {
  const config = readFileSync(path.join(root, 'eslint.config.js'), 'utf8')
  const named = [...config.matchAll(/'([@a-z/-]+)': (?:'error'|\[\s*'error')/g)].map(([, rule]) => rule)
  const shown = [
    ...rules.map(({ rule }) => rule),
    ...typeAwareRules.map(({ rule }) => `@typescript-eslint/${rule}`),
    'project/layers',
    'import-x/no-cycle',
  ]
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((rule) => !shown.includes(rule!))).toEqual([])
})
