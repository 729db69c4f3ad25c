import { defineConfig } from 'oxfmt'

export default defineConfig({
  semi: false,
  singleQuote: true,
  printWidth: 110,
  sortPackageJson: false,
  ignorePatterns: [
    'package-lock.json',
    // Editors need not follow our line breaks: the checker reports what matters.
    '/content/**',
    'tests/fixtures/**/content/**',
    // Templates, copied as they are.
    'scripts/content/readme/examples/**',
  ],
})
