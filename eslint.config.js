import js from '@eslint/js'
import vitest from '@vitest/eslint-plugin'
import { defineConfig, globalIgnores } from 'eslint/config'
import compat from 'eslint-plugin-compat'
import esX from 'eslint-plugin-es-x'
import playwright from 'eslint-plugin-playwright'
import reactHooks from 'eslint-plugin-react-hooks'
import testingLibrary from 'eslint-plugin-testing-library'
import tseslint from 'typescript-eslint'
import { fileNames } from './scripts/lint/file-names.js'
import { layers } from './scripts/lint/layers.js'

/*
 * The lint rules of the project but those that need types and those of accessible markup, which are in .oxlintrc.json;
 * tests/project/lint-layers.test.ts has examples of our own.
 */

const MAX_FILE_LINES = 250
const MAX_ROUTE_LINES = 100

const RAW_COLOUR = '^(?:#(?:[0-9a-f]{3,4}){1,2}|(?:rgb|hsl|oklch)a?\\(.*)$'

/** What the oldest browsers of package.json's browserslist lack (docs/browsers.md). */
const browsers = {
  'compat/compat': 'error',
  ...esX.configs['flat/restrict-to-es2022'].rules,
  // Newer than ES2022, but all have it.
  'es-x/no-array-prototype-findlast-findlastindex': 'off',
  // Older, but Safari before 16.4 cannot even read the file.
  'es-x/no-regexp-lookbehind-assertions': 'error',
  // Methods of elements, which compat does not see.
  'no-restricted-properties': [
    'error',
    ...['requestSubmit', 'checkVisibility', 'showPopover', 'togglePopover'].map((property) => ({
      property,
      message: 'Safari 15 does not have it.',
    })),
  ],
}

const style = {
  '@typescript-eslint/array-type': ['error', { default: 'generic' }],
  // Said by ONLY_TYPES.
  '@typescript-eslint/consistent-type-definitions': 'off',
  '@typescript-eslint/consistent-type-assertions': [
    'error',
    { assertionStyle: 'as', objectLiteralTypeAssertions: 'allow-as-parameter' },
  ],
  // `import { type A } from './a'` still loads the file; `import type` does not.
  '@typescript-eslint/no-import-type-side-effects': 'error',
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
  // An empty function is the clearest no-op.
  '@typescript-eslint/no-empty-function': 'off',
  // Patterns contain control characters in order to reject them.
  'no-control-regex': 'off',
}

/** Only an interface can add to the types of a library. */
const ONLY_TYPES = {
  selector:
    ':not(TSModuleBlock, ExportNamedDeclaration) > TSInterfaceDeclaration, :not(TSModuleBlock) > ExportNamedDeclaration > TSInterfaceDeclaration',
  message: 'Write a type.',
}

/** The name of the organisation is a fact of content/site.yaml, and another one may use this code. */
const OUR_NAME = {
  selector: ['Literal[value', 'TemplateElement[value.raw', 'JSXText[value']
    .map((place) => `${place}=/gele.?grid/i]`)
    .join(', '),
  message: 'The name of the organisation stands in content/site.yaml.',
}

/** Rules of the test plugins that do not suit these tests. */
const vitestRules = {
  ...vitest.configs.recommended.rules,
  // Helpers assert, and tests of two databases have a `test` of their own.
  'vitest/no-standalone-expect': 'off',
  'vitest/expect-expect': 'off',
  'vitest/no-conditional-expect': 'off',
  'vitest/valid-title': 'off',
  'vitest/valid-expect': ['error', { maxArgs: 2 }],
}
const testingLibraryRules = {
  ...testingLibrary.configs['flat/react'].rules,
  // The place of an element in the document is behaviour as well: what is in a list, or beside a picture.
  'testing-library/no-node-access': 'off',
  'testing-library/no-container': 'off',
  // Queries within a part of the page are narrower than those of the screen.
  'testing-library/prefer-screen-queries': 'off',
  'testing-library/render-result-naming-convention': 'off',
  'testing-library/no-manual-cleanup': 'off',
  'testing-library/no-unnecessary-act': 'off',
}
const playwrightRules = {
  ...playwright.configs['flat/recommended'].rules,
  // Tests are skipped where a program is missing, and say so.
  'playwright/no-skipped-test': 'off',
  // A page at rest is what the sweeps look at.
  'playwright/no-networkidle': 'off',
  'playwright/no-conditional-in-test': 'off',
  'playwright/no-conditional-expect': 'off',
  'playwright/expect-expect': 'off',
  'playwright/consistent-spacing-between-blocks': 'off',
  'playwright/prefer-hooks-in-order': 'off',
}

const boundaries = {
  'project/file-names': 'error',
  'import-x/no-default-export': 'error',
  'max-lines': ['error', { max: MAX_FILE_LINES, skipBlankLines: true, skipComments: true }],
}

export default defineConfig(
  globalIgnores([
    '.contentlayer/',
    '.generated/',
    '.cache/',
    '.react-router/',
    'build/',
    'data/',
    'coverage/',
    'test-results/',
    'playwright-report/',
  ]),
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { project: { rules: { 'file-names': fileNames } } },
    rules: { ...style, ...boundaries, 'no-restricted-syntax': ['error', ONLY_TYPES] },
  },
  ...layers,
  {
    files: ['src/**'],
    plugins: { 'react-hooks': reactHooks },
    // Names the global objects, so that `window.localStorage` is found as well.
    languageOptions: { globals: { window: 'readonly', self: 'readonly', globalThis: 'readonly' } },
    rules: {
      ...reactHooks.configs.flat['recommended-latest'].rules,
      // Mistakes every object with a `ref` property for a ref.
      'react-hooks/refs': 'off',
      'no-console': 'error',
      'no-restricted-globals': [
        'error',
        {
          globals: ['localStorage', 'sessionStorage'].map((name) => ({
            name,
            message: 'Use src/lib/storage.ts: storage may be blocked, full, or hold anything.',
          })),
          checkGlobalObject: true,
        },
      ],
    },
  },
  {
    files: ['src/**', 'contract/**'],
    // Runs at build time only.
    ignores: ['src/content/**'],
    plugins: { compat, 'es-x': esX },
    // Read only where it exists.
    settings: { polyfills: ['navigator.connection'] },
    rules: browsers,
  },
  { files: ['src/lib/storage.ts'], rules: { 'no-restricted-globals': 'off' } },
  {
    files: ['{admin,contract,editor,server,src}/**', 'scripts/{cards,report}/**', 'contentlayer.config.ts'],
    rules: { 'no-restricted-syntax': ['error', ONLY_TYPES, OUR_NAME] },
  },
  {
    files: ['src/{routes,layout,features,session,ui}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ONLY_TYPES,
        OUR_NAME,
        {
          selector: `Literal[value=/${RAW_COLOUR}/i]`,
          message: 'Name what the colour means: src/theme/semantic-tokens.ts has them.',
        },
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'HTML comes from content alone, through <Prose>, and pictures of icons through <Icon>.',
        },
      ],
    },
  },
  {
    files: ['scripts/*.js'],
    languageOptions: { globals: { process: 'readonly', setInterval: 'readonly', clearInterval: 'readonly' } },
  },
  { files: ['src/routes/**'], rules: { 'max-lines': ['error', { max: MAX_ROUTE_LINES }] } },
  {
    // The frameworks that read these files require a default export.
    files: ['src/{root,entry.server}.tsx', 'src/routes.ts', 'src/routes/**', '*.config.{ts,js}', '**/*.d.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  // They add to the types of libraries.
  { files: ['**/*.d.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['tests/**'],
    rules: {
      // In tests a failing assertion is the intended failure.
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-syntax': [
        'error',
        ONLY_TYPES,
        {
          selector: 'CallExpression[callee.property.name=/ByTestId$/]',
          message: 'Find things as people do: by role, label or text.',
        },
      ],
    },
  },
  { files: ['tests/**/*.test.{ts,tsx}'], plugins: { vitest }, rules: vitestRules },
  { files: ['tests/**/*.test.tsx'], ...testingLibrary.configs['flat/react'], rules: testingLibraryRules },
  { files: ['tests/e2e/**'], ...playwright.configs['flat/recommended'], rules: playwrightRules },
)
