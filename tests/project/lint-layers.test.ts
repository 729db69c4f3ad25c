import { ESLint } from 'eslint'
import { expect, test } from 'vitest'

const eslint = new ESLint()

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

const RIGHT = `src/routes/site/home.tsx #src/content/home.ts
  src/layout/site-header.tsx #src/features/events/event-list.tsx
  src/features/events/form.tsx #contract/contact.ts
  src/ui/forms/select.tsx react-select/creatable
  server/recovery/routes.ts #server/accounts/password-hash.ts
  tests/ui/carousel.test.tsx keen-slider`

test.each(WRONG.split('\n'))('no file may import a layer above its own: %s', async (line) => {
  expect(await isAllowed(line)).toBe(false)
})

test.each(RIGHT.split('\n'))('a file may import what lies below: %s', async (line) => {
  expect(await isAllowed(line)).toBe(true)
})
