import playwright from 'eslint-plugin-playwright'
import testingLibrary from 'eslint-plugin-testing-library'

/* Rules without a place: oxlint.config.mjs says for which files they hold. */

export const types = {
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

export const style = {
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
  'typescript/consistent-type-assertions': [
    'error',
    { assertionStyle: 'as', objectLiteralTypeAssertions: 'allow-as-parameter' },
  ],
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
  // Patterns contain control characters in order to reject them.
  'no-control-regex': 'off',
}

export const accessibility = {
  // A field that opens at a press takes the focus, which would be lost otherwise.
  'jsx-a11y/no-autofocus': 'off',
  'jsx-a11y/prefer-tag-over-role': 'off',
}

/** Rules of the test plugins, without those that do not suit these tests. */
export const vitestRules = {
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
export const testingLibraryRules = {
  ...testingLibrary.configs['flat/react'].rules,
  ...each('off', 'testing-library', [
    // The place of an element in the document is behaviour as well: what is in a list, or beside a picture.
    'no-container',
    'no-node-access',
    // Queries within a part of the page are narrower than those of the screen.
    'prefer-screen-queries',
    'no-manual-cleanup',
    'no-unnecessary-act',
    'render-result-naming-convention',
  ]),
}
export const playwrightRules = {
  ...playwright.configs['flat/recommended'].rules,
  ...each('off', 'playwright', [
    // Tests are skipped where a program is missing, and say so.
    'no-skipped-test',
    // A page at rest is what the sweeps look at.
    'no-networkidle',
    'consistent-spacing-between-blocks',
    'expect-expect',
    'no-conditional-expect',
    'no-conditional-in-test',
    'prefer-hooks-in-order',
  ]),
}

function each(level, plugin, names) {
  return Object.fromEntries(names.map((name) => [`${plugin}/${name}`, level]))
}
