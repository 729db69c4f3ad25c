import esX from 'eslint-plugin-es-x'
import { layers } from './scripts/lint/layers.js'

/*
 * The lint rules of the project, and its types. Plugins for ESLint are loaded where Oxlint has no such rules of its own.
 */

const MAX_FILE_LINES = 250
const MAX_ROUTE_LINES = 100

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

const BY_TEST_ID = {
  selector: 'CallExpression[callee.property.name=/ByTestId$/]',
  message: 'Find things as people do: by role, label or text.',
}

const types = {
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
  ...each('off', 'typescript', [
    'no-base-to-string',
    'no-misused-spread',
    'no-useless-default-assignment',
    'require-array-sort-compare',
    'unbound-method',
  ]),
}

const style = {
  ...each('error', 'eslint', [
    'no-empty',
    'no-useless-assignment',
    'no-var',
    'prefer-const',
    'preserve-caught-error',
  ]),
  ...each('error', 'typescript', [
    'ban-ts-comment',
    'no-dynamic-delete',
    'no-empty-object-type',
    'no-explicit-any',
    // `import { type A } from './a'` still loads the file; `import type` does not.
    'no-import-type-side-effects',
    'no-non-null-assertion',
    'no-require-imports',
  ]),
  'typescript/array-type': ['error', { default: 'generic' }],
  'typescript/consistent-type-definitions': ['error', 'type'],
  'typescript/consistent-type-assertions': [
    'error',
    { assertionStyle: 'as', objectLiteralTypeAssertions: 'allow-as-parameter' },
  ],
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
  // Patterns contain control characters in order to reject them.
  'no-control-regex': 'off',
}

const vitest = {
  ...each('error', 'vitest', ['no-commented-out-tests', 'no-identical-title']),
  // Helpers assert, and tests of two databases have a `test` of their own.
  ...each('off', 'vitest', [
    'expect-expect',
    'no-conditional-expect',
    'no-disabled-tests',
    'no-standalone-expect',
    'require-mock-type-parameters',
    'require-to-throw-message',
    'valid-title',
  ]),
  'vitest/valid-expect': ['error', { maxArgs: 2 }],
}

export default {
  plugins: ['eslint', 'oxc', 'typescript', 'import', 'react', 'vitest', 'jsx-a11y'],
  jsPlugins: [
    'eslint-plugin-compat',
    'eslint-plugin-es-x',
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
    'import/extensions': ['error', 'always', { ignorePackages: true }],
    // Files outside the folder are imported as #src/…, #server/… and so on, which survives a move.
    'import/no-relative-parent-imports': 'error',
    'max-lines': ['error', { max: MAX_FILE_LINES, skipBlankLines: true, skipComments: true }],
    ...vitest,
    // A field that opens at a press takes the focus, which would be lost otherwise.
    'jsx-a11y/no-autofocus': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Mistakes every object with a `ref` property for a ref.
    'react/refs': 'off',
  },
  overrides: [
    ...layers,
    {
      files: ['src/**'],
      rules: {
        'react/rules-of-hooks': 'error',
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
      rules: { 'eslint-js/no-restricted-syntax': ['error', OUR_NAME] },
    },
    {
      files: ['src/{routes,layout,features,session,ui}/**'],
      rules: {
        'eslint-js/no-restricted-syntax': ['error', OUR_NAME, RAW_COLOUR],
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
        '**/*.d.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    // Only an interface can add to the types of a library.
    {
      files: ['**/*.d.ts', '{server,tests/setup}/**', 'src/lib/data-saver.ts'],
      rules: { 'typescript/consistent-type-definitions': 'off' },
    },
    {
      files: ['tests/**'],
      rules: {
        // In tests a failing assertion is the intended failure.
        'typescript/no-non-null-assertion': 'off',
        // Test components tell what they have got.
        'react/globals': 'off',
        'eslint-js/no-restricted-syntax': ['error', BY_TEST_ID],
      },
    },
  ],
}

function allOff(rules) {
  return Object.fromEntries(Object.keys(rules).map((name) => [name, 'off']))
}

function each(level, plugin, names) {
  return Object.fromEntries(names.map((name) => [`${plugin}/${name}`, level]))
}
