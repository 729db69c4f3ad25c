import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkContent } from '#scripts/content/checks/check-content.ts'
import { checkMemory, type Memories } from '#scripts/content/checks/memory/check-memory.ts'
import { collectionsOf } from '#scripts/content/compiler/collections.ts'
import { compileChanged } from '#scripts/content/compiler/compile-changed.ts'
import type { StoredDocuments } from '#scripts/content/compiler/document-store.ts'
import { sitePages } from '#scripts/content/site-pages.ts'
import { readSources } from '#scripts/content/sources.ts'
import { filesBelow } from '#scripts/files-below.ts'
import { projectWith } from './document-copies.ts'

/*
 * The caches of checker and compiler must change only their speed: after any edits, both give the same results as
 * without a cache.
 */

const DAYS = ['2026-01-10', '2026-02-01', '2026-03-08', '2027-06-01']

type Edit = (content: string) => void

/** Gives an edit a name, which a failing test shows. */
const named = (name: string, edit: Edit): Edit => Object.assign(edit, { [fc.toStringMethod]: () => name })
const inFile = (file: string, name: string, change: (text: string) => string) =>
  named(`${file}: ${name}`, (content) => {
    const place = path.join(content, file)
    if (existsSync(place)) writeFileSync(place, change(readFileSync(place, 'utf8')))
  })
const added = (file: string, text: string) => inFile(file, `+ ${text}`, (before) => `${before}\n${text}\n`)
const replaced = (file: string, pattern: RegExp, by: string) =>
  inFile(file, `${String(pattern)} > ${by}`, (text) => text.replace(pattern, by))
/** Adds a field at the top, unless it exists. */
const withField = (file: string, line: string) =>
  inFile(file, `field ${line}`, (text) =>
    new RegExp(`^${line.split(':')[0]}:`, 'm').test(text) ? text : text.replace(/^---\n/, `---\n${line}\n`),
  )
const copied = (from: string, to: string) =>
  named(`${from} to ${to}`, (content) => {
    if (from !== to && existsSync(path.join(content, from)))
      cpSync(path.join(content, from), path.join(content, to))
  })
const removed = (file: string) =>
  named(`- ${file}`, (content) => rmSync(path.join(content, file), { force: true }))

const ARTICLES = ['blog/first.md', 'blog/second.md', 'blog/third.md']
const article = fc.constantFrom(...ARTICLES)
const address = fc.constantFrom(
  '/blog/1',
  '/blog/9',
  '/donate?cause=laptops',
  '/donat',
  '/faqs#question-1',
  '/explore/community/ada',
)
const word = fc.constantFrom(
  'Lagos',
  'the the',
  '{site}',
  '{yaer}',
  '"so"',
  'TODO',
  '**',
  'a gift of at least $3',
)

/** Common edits, and edits that break links, references, names, orders and dates of other documents. */
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(article, word).map(([file, words]) => added(file, words)),
  fc.tuple(article, address).map(([file, to]) => added(file, `Read [more](${to}).`)),
  fc
    .tuple(article, fc.integer({ min: 1, max: 9 }))
    .map(([file, id]) => replaced(file, /^id: .*$/m, `id: ${id}`)),
  fc
    .tuple(article, fc.constantFrom('First', 'The first article'))
    .map(([file, title]) => replaced(file, /^title: .*$/m, `title: ${title}`)),
  fc.tuple(article, article).map(([from, to]) => copied(from, to)),
  article.map(removed),
  fc
    .tuple(article, fc.constantFrom(...DAYS), fc.constantFrom('publishAt', 'expiresAt'))
    .map(([file, day, field]) => withField(file, `${field}: ${day}`)),
  article.map((file) => withField(file, 'draft: true')),
  article.map((file) => replaced(file, /^---\n/, '---\ntitle: [\n')),
  fc.constantFrom(
    replaced('options/languages.yaml', /English/, 'Englisch'),
    replaced('donations.yaml', /minimum: \d+/, 'minimum: 3'),
    replaced('site.yaml', /^name: .*$/m, 'name: Adire Works'),
    replaced('events/first-talk.md', /^start: 2026/m, 'start: 2025'),
    copied('mentors/ada.md', 'mentors/ada-two.md'),
    copied('gallery/images/one.webp', 'blog/images/cover.webp'),
    removed('gallery/images/one.webp'),
    removed('causes/laptops.yaml'),
    removed('faqs/question-1.yaml'),
    inFile('redirects.yaml', 'a redirect', () => 'redirects:\n  - { from: /blog/9, to: /blog/1 }\n'),
  ),
)

const run = fc.record({
  edits: fc.array(edit, { minLength: 1, maxLength: 3 }),
  day: fc.constantFrom(...DAYS),
  checksSpelling: fc.boolean(),
})

/** As read back from a file. */
const stored = (memories: Memories): Memories =>
  new Map(JSON.parse(JSON.stringify([...memories])) as Array<[string, never]>)

test(
  'after any edits the checker reports the same with what it remembers and without [CHECK-38]',
  { timeout: 300_000 },
  () => {
    fc.assert(
      fc.property(fc.array(run, { minLength: 2, maxLength: 6 }), (runs) => {
        const root = projectWith('tests/fixtures/content')
        let memories: Memories = new Map()
        for (const { edits, day, checksSpelling } of runs) {
          for (const change of edits) change(path.join(root, 'content'))
          const question = { root, pages: sitePages, today: new Date(`${day}T12:00:00Z`), checksSpelling }
          const memory = checkMemory(stored(memories))
          expect(checkContent({ ...question, memory })).toEqual(checkContent(question))
          memories = memory.memories()
        }
      }),
      { numRuns: 30 },
    )
  },
)

test('a document is examined again only where its bytes or what it asks about have changed', () => {
  const root = projectWith('tests/fixtures/content')
  const check = (before: Memories) => {
    const memory = checkMemory(before)
    checkContent({ root, pages: sitePages, today: new Date('2026-02-01'), memory })
    const after = memory.memories()
    return { after, again: [...after.keys()].filter((file) => after.get(file) !== before.get(file)) }
  }
  const { after } = check(new Map())
  expect(check(after).again).toEqual([])
  added('blog/first.md', 'One more line.')(path.join(root, 'content'))
  expect(check(after).again).toEqual(['content/blog/first.md'])
})

/** The compiler needs every singleton; of the collections, these are enough. */
const COMPILED = /^(?:[^/]+\.yaml|options\/.*|blog\/.*|events\/.*|reports\/.*)$/

const compilerEdit = fc.oneof(
  fc.tuple(fc.nat(), word).map(([at, words]) =>
    named(`${words} in text ${at}`, (content) => {
      const articles = filesBelow(content).filter((file) => file.endsWith('.md'))
      added(articles[at % articles.length] ?? '', words)(content)
    }),
  ),
  fc.nat().map((at) =>
    named(`without article ${at}`, (content) => {
      const articles = filesBelow(content).filter((file) => file.startsWith('blog/'))
      if (articles.length > 1) removed(articles[at % articles.length] ?? '')(content)
    }),
  ),
  fc.constantFrom(
    replaced('site.yaml', /^name: .*$/m, 'name: Adire Works'),
    replaced('site.yaml', /^name: .*$/m, 'name: Kente Code'),
    replaced('awards.yaml', /^year: .*$/m, 'year: 2031'),
    copied('blog/living-with-hiv.md', 'blog/a-copy.md'),
    withField('blog/living-with-hiv.md', 'publishAt: 2026-02-15'),
    withField('blog/how-ai-will-change-the-world.md', 'draft: true'),
  ),
)

test(
  'after any edits the compiled collections are those of a compilation from nothing, byte for byte [BUILD-12]',
  { timeout: 300_000 },
  () => {
    const fixture = projectWith('tests/fixtures/site/content', { pictures: false })
    for (const file of filesBelow(path.join(fixture, 'content')))
      if (!COMPILED.test(file)) rmSync(path.join(fixture, 'content', file))
    fc.assert(
      fc.property(
        fc.array(fc.tuple(compilerEdit, fc.constantFrom(...DAYS)), { minLength: 1, maxLength: 6 }),
        (edits) => {
          const root = projectWith(path.join(fixture, 'content'))
          let before: StoredDocuments = compileChanged(readSources(root), new Map()).documents
          for (const [change, day] of edits) {
            change(path.join(root, 'content'))
            const clock = { now: new Date(day), isFixed: false, showsDrafts: false }
            const after = compileChanged(readSources(root), before).documents
            const fromNothing = compileChanged(readSources(root), new Map()).documents
            expect(collectionsOf(after, clock)).toEqual(collectionsOf(fromNothing, clock))
            before = after
          }
        },
      ),
      { numRuns: 12 },
    )
  },
)
