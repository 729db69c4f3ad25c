import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import { afterAll, expect, test } from 'vitest'
import { layers } from '#scripts/lint/layers.js'
import { writeIn } from '#tests/content/temporary-project.ts'

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
  src/layout/site-header.tsx #src/root.tsx
  server/mail/plugin.ts #server/app.ts
  src/routes/site/home.tsx #generated/cards.json
  src/ui/icon.tsx ./button`
  .split('\n')
  .map(pairOf)

const RIGHT = `src/ui/carousel/use-slider.ts keen-slider
  src/routes/site/home.tsx #src/content/home.ts
  src/routes/site/layout.tsx #src/root.tsx
  src/content/cards.ts #generated/cards.json
  src/features/home/hero-section.tsx ./slides.ts
  server/staff/plugin.ts #server/accounts/account-store.ts`
  .split('\n')
  .map(pairOf)

type Pair = readonly [file: string, name: string]

function pairOf(line: string): Pair {
  const [file = '', name = ''] = line.trim().split(' ')
  return [file, name]
}

const folder = mkdtempSync(path.join(tmpdir(), 'gelegrid-layers-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The examples as lines of files, and what the linter says of them: `src/lib/dates.ts:1:1: …` */
const files = new Map<string, Array<string>>()

function lineOf([file, name]: Pair): string {
  return `${file}:${(files.get(file) ?? []).indexOf(`import '${name}'`) + 1}:`
}

for (const [file, name] of [...WRONG, ...RIGHT])
  files.set(file, [...(files.get(file) ?? []), `import '${name}'`])
for (const [file, lines] of files) writeIn(folder, file, lines.join('\n'))
const config = { categories: { correctness: 'off' }, overrides: layers }
writeIn(folder, '.oxlintrc.json', JSON.stringify(config))
const oxlint = { cwd: folder, preferLocal: true, reject: false }
const { stdout: report } = await execa('oxlint', ['-f', 'unix'], oxlint)

test.each(WRONG)('no file may import a layer above its own: %s %s', (...pair) => {
  expect(report).toContain(lineOf(pair))
})

test.each(RIGHT)('a file may import what is below its layer, and its own package: %s %s', (...pair) => {
  expect(report).not.toContain(lineOf(pair))
})
