import esX from 'eslint-plugin-es-x'
import playwright from 'eslint-plugin-playwright'
import testingLibrary from 'eslint-plugin-testing-library'
import { layers } from './scripts/lint/layers.js'

/*
 * The lint rules of the project, and its types. Plugins for ESLint are loaded where Oxlint has no such rules of its own;
 * tests/project/lint-layers.test.ts has examples of the layers.
 */

const MAX_FILE_LINES = 250
const MAX_ROUTE_LINES = 100

/** Only an interface can add to the types of a library. */
const ONLY_TYPES = {
  selector:
    ':not(TSModuleBlock, ExportNamedDeclaration) > TSInterfaceDeclaration, :not(TSModuleBlock) > ExportNamedDeclaration > TSInterfaceDeclaration',
  message: 'Write a type.',
}

const RAW_COLOUR = {
  selector: String.raw`Literal[value=/^(?:#(?:[0-9a-f]{3,4}){1,2}|(?:rgb|hsl|oklch)a?\(.*)$/i]`,
  message: 'Name what the colour means: src/theme/semantic-tokens.ts has them.',
}

/** The name of the organisation is a fact of content/site.yaml, and another one may use this code. */
const OUR_NAME = {
  selector: ['Literal[value', 'TemplateElement[value.raw', 'JSXText[value']
    .map((place) => `${place}=/gele.?grid/i]`)
    .join(', '),
  message: 'The name of the organisation stands in content/site.yaml.',
}

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

const types = {
  'typescript/await-thenable': 'error',
  'typescript/no-floating-promises': [
    'error',
    // React itself reports a missing await of `act`, which fails the test.
    { allowForKnownSafeCalls: [{ from: 'package', package: 'react', name: 'act' }] },
  ],
  'typescript/no-misused-promises': 'error',
  'typescript/no-unnecessary-type-assertion': 'error',
  // A route answers "not found" by throwing a Response.
  'typescript/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  // These find no mistakes here: texts are sorted by their code units, and functions of objects use no `this`.
  'typescript/no-base-to-string': 'off',
  'typescript/no-misused-spread': 'off',
  'typescript/no-useless-default-assignment': 'off',
  'typescript/require-array-sort-compare': 'off',
  'typescript/unbound-method': 'off',
}

const style = {
  'prefer-const': 'error',
  'no-var': 'error',
  'typescript/array-type': ['error', { default: 'generic' }],
  'typescript/consistent-type-assertions': [
    'error',
    { assertionStyle: 'as', objectLiteralTypeAssertions: 'allow-as-parameter' },
  ],
  'typescript/no-explicit-any': 'error',
  'typescript/no-non-null-assertion': 'error',
  'typescript/no-inferrable-types': 'error',
  'typescript/no-dynamic-delete': 'error',
  'typescript/ban-ts-comment': 'error',
  'typescript/prefer-for-of': 'error',
  'typescript/prefer-function-type': 'error',
  // `import { type A } from './a'` still loads the file; `import type` does not.
  'typescript/no-import-type-side-effects': 'error',
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
  // Patterns contain control characters in order to reject them.
  'no-control-regex': 'off',
}

const accessibility = {
  // A field that opens at a press takes the focus, which would be lost otherwise.
  'jsx-a11y/no-autofocus': 'off',
  'jsx-a11y/prefer-tag-over-role': 'off',
}

/** What React assumes of components: that rendering changes nothing, and that hooks are called in the same order. */
const react = [
  'error-boundaries',
  'exhaustive-deps',
  'globals',
  'immutability',
  'preserve-manual-memoization',
  'purity',
  'rules-of-hooks',
  'set-state-in-effect',
  'set-state-in-render',
  'static-components',
  'use-memo',
  'void-use-memo',
].map((name) => [`react/${name}`, 'error'])

const BY_TEST_ID = {
  selector: 'CallExpression[callee.property.name=/ByTestId$/]',
  message: 'Find things as people do: by role, label or text.',
}

/** Rules of the test plugins that do not suit these tests. */
const vitestRules = {
  // Helpers assert, and tests of two databases have a `test` of their own.
  'vitest/no-standalone-expect': 'off',
  'vitest/expect-expect': 'off',
  'vitest/no-conditional-expect': 'off',
  'vitest/valid-title': 'off',
  'vitest/no-disabled-tests': 'off',
  'vitest/require-mock-type-parameters': 'off',
  'vitest/require-to-throw-message': 'off',
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

export default {
  plugins: ['eslint', 'oxc', 'typescript', 'import', 'react', 'vitest', 'jsx-a11y'],
  jsPlugins: [
    './scripts/lint/file-names.js',
    'eslint-plugin-compat',
    'eslint-plugin-es-x',
    'eslint-plugin-playwright',
    'eslint-plugin-testing-library',
    { name: 'eslint-js', specifier: 'oxlint-plugin-eslint' },
  ],
  categories: { correctness: 'error' },
  options: { typeAware: true, typeCheck: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  // Read only where it exists.
  settings: { polyfills: ['navigator.connection'] },
  ignorePatterns: ['.contentlayer/', '.generated/', '.cache/', '.react-router/', 'build/', 'data/'],
  rules: {
    ...style,
    ...types,
    'import/no-cycle': ['error', { ignoreTypes: true }],
    'import/no-default-export': 'error',
    'max-lines': ['error', { max: MAX_FILE_LINES, skipBlankLines: true, skipComments: true }],
    'project/file-names': 'error',
    'eslint-js/no-restricted-syntax': ['error', ONLY_TYPES],
    ...vitestRules,
    ...accessibility,
    // Mistakes every object with a `ref` property for a ref.
    'react/refs': 'off',
  },
  overrides: [
    ...layers,
    {
      files: ['src/**'],
      rules: {
        ...Object.fromEntries(react),
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
    { files: ['{src,contract}/**'], rules: browsers },
    // Run at build time only.
    { files: ['src/content/**'], rules: allOff(browsers) },
    { files: ['src/lib/storage.ts'], rules: { 'no-restricted-globals': 'off' } },
    {
      files: ['{admin,contract,editor,server,src}/**', 'scripts/{cards,report}/**', 'contentlayer.config.ts'],
      rules: { 'eslint-js/no-restricted-syntax': ['error', ONLY_TYPES, OUR_NAME] },
    },
    {
      files: ['src/{routes,layout,features,session,ui}/**'],
      rules: {
        'eslint-js/no-restricted-syntax': ['error', ONLY_TYPES, OUR_NAME, RAW_COLOUR],
        // HTML comes from content alone, through <Prose>, and pictures of icons through <Icon>.
        'react/no-danger': 'error',
      },
    },
    // Pictures, not pages.
    { files: ['scripts/cards/**'], rules: { 'jsx-a11y/alt-text': 'off', 'react/jsx-key': 'off' } },
    { files: ['src/routes/**'], rules: { 'max-lines': ['error', { max: MAX_ROUTE_LINES }] } },
    {
      // The programs that read these files require a default export.
      files: [
        'src/{root,entry.server}.tsx',
        'src/routes.ts',
        'src/routes/**',
        '*.config.{ts,mjs}',
        'scripts/lint/**',
        '**/*.d.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    // They add to the types of libraries.
    { files: ['**/*.d.ts'], rules: { 'eslint-js/no-restricted-syntax': 'off' } },
    {
      files: ['tests/**'],
      rules: {
        // In tests a failing assertion is the intended failure.
        'typescript/no-non-null-assertion': 'off',
        // Test components tell what they have got.
        'react/globals': 'off',
        'eslint-js/no-restricted-syntax': ['error', ONLY_TYPES, BY_TEST_ID],
      },
    },
    { files: ['tests/**/*.test.tsx'], rules: testingLibraryRules },
    { files: ['tests/e2e/**'], rules: playwrightRules },
  ],
}

function allOff(rules) {
  return Object.fromEntries(Object.keys(rules).map((name) => [name, 'off']))
}
