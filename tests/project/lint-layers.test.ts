import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { expect, test } from 'vitest'
import { layers } from '#scripts/lint/layers.js'

// Without the other rules, which take half a minute to load.
const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.{ts,tsx}'],
      plugins: { '@typescript-eslint': tseslint.plugin },
      languageOptions: { parser: tseslint.parser },
    },
    ...layers,
  ],
})

const RULES = ['import-x/no-restricted-paths', 'no-restricted-imports']

async function isAllowed(line: string) {
  const [file = '', name = ''] = line.trim().split(' ')
  const [result] = await eslint.lintText(`import { a } from '${name}'\na()\n`, { filePath: file })
  return !result?.messages.some(({ ruleId }) => RULES.includes(ruleId ?? ''))
}

const WRONG = `src/lib/dates.ts #src/ui/button.tsx
  src/features/home/hero-section.tsx #src/routes/site/home.tsx
  src/features/gallery/photo-link.tsx #src/features/events/event-list.tsx
  src/features/home/hero-section.tsx #src/content/home.ts
  src/content/schema/page.ts contentlayer/generated
  src/features/mentors/filters.tsx react-select
  src/api/client.ts #server/app.ts
  src/entry.client.tsx #tests/mocks/server.ts
  server/app.ts #src/lib/dates.ts
  server/mail/plugin.ts #server/accounts/account-store.ts
  contract/contact.ts #src/lib/dates.ts
  src/ui/icon.tsx ./button`

test.each(WRONG.split('\n'))('no file may import a layer above its own: %s', async (line) => {
  expect(await isAllowed(line)).toBe(false)
})
