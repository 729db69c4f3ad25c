import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hideInvisible } from '#scripts/content/visibility/hide.ts'

const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-12-${String(date).padStart(2, '0')}`)
const moment = fc.oneof(
  day,
  fc.tuple(day, fc.integer({ min: 10, max: 23 })).map(([at, hour]) => `${at}T${hour}:30`),
)
const documents = fc.array(
  fc.record({
    type: fc.constantFrom('Event', 'Mentor', 'Faq'),
    draft: fc.option(fc.boolean(), { nil: undefined }),
    publishAt: fc.option(moment, { nil: undefined }),
    expiresAt: fc.option(moment, { nil: undefined }),
  }),
  { maxLength: 12 },
)
type Documents = typeof documents extends fc.Arbitrary<infer Value> ? Value : never

const fileOf = (type: string, index: number) => `${type.toLowerCase()}/document-${index}.md`

function write(root: string, file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

/** Writes the documents as the compiler does, and returns what is left of them. */
async function shownOf(all: Documents, now: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'visibility-'))
  try {
    mkdirSync(path.join(root, 'content'), { recursive: true })
    const compiled: Record<string, Array<unknown>> = { Event: [], Mentor: [], Faq: [] }
    all.forEach(({ type, ...fields }, index) => {
      const lines = Object.entries(fields).flatMap(([name, value]) =>
        value === undefined ? [] : [`${name}: ${String(value)}`],
      )
      write(
        root,
        `content/${fileOf(type, index)}`,
        `---\ntitle: Word${index}\n${lines.join('\n')}\n---\nText\n`,
      )
      compiled[type]?.push({ _id: fileOf(type, index), title: `Word${index}`, ...fields })
    })
    for (const [type, list] of Object.entries(compiled))
      write(root, `.contentlayer/generated/${type}/_index.json`, JSON.stringify(list))
    await hideInvisible(root, { now: new Date(now), isFixed: false, showsDrafts: false })
    const read = (file: string) => readFileSync(path.join(root, '.contentlayer', file), 'utf8')
    const { changesAt } = JSON.parse(read('visibility.json')) as { changesAt: string | null }
    return {
      text: Object.keys(compiled)
        .map((type) => read(`generated/${type}/_index.json`))
        .join(''),
      changesAt,
    }
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** By comparing texts: Lagos is an hour ahead of Greenwich all year. */
function isExpected({ draft, publishAt = '', expiresAt = '9' }: Documents[number], now: string) {
  const clock = new Date(Date.parse(now) + 3_600_000).toISOString().slice(0, 16)
  const midnight = (at: string) => (at.length === 10 ? `${at}T00:00` : at)
  return draft !== true && midnight(publishAt) <= clock && clock < midnight(expiresAt)
}

test('whatever the dates, what is visible is in the collections and nothing else is [DRAFT-1] [DRAFT-2]', async () => {
  const times = fc
    .tuple(day, fc.integer({ min: 0, max: 23 }))
    .map(([at, hour]) => `${at}T${String(hour).padStart(2, '0')}:30:00Z`)
  await fc.assert(
    fc.asyncProperty(documents, times, async (all, now) => {
      const { text } = await shownOf(all, now)
      expect(text).not.toMatch(/publishAt|expiresAt|"draft"/)
      all.forEach((document, index) => {
        expect(text.includes(`"Word${index}"`)).toBe(isExpected(document, now))
      })
    }),
    { numRuns: 60 },
  )
})

test('at the recorded instant, and not before, something else is visible [DRAFT-5]', async () => {
  await fc.assert(
    fc.asyncProperty(documents, async (all) => {
      const now = '2026-12-10T12:00:00Z'
      const { text, changesAt } = await shownOf(all, now)
      const last = changesAt === null ? Date.parse('2027-06-01T00:00:00Z') : Date.parse(changesAt) - 60_000
      expect((await shownOf(all, new Date(last).toISOString())).text).toBe(text)
      if (changesAt !== null) expect((await shownOf(all, changesAt)).text).not.toBe(text)
    }),
    { numRuns: 60 },
  )
})
