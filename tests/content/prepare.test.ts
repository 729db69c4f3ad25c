import { cpSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { compileContent } from '#scripts/content/compile.ts'
import { ScriptError } from '#scripts/run-script.ts'
import { prepareContent } from '#scripts/content/prepare.ts'
import { writeSiteFacts } from '#scripts/content/site-facts.ts'
import { CONTENT_FINGERPRINT_FILE, isUpToDate } from '#scripts/fingerprint.js'
import { prepareCards } from '#scripts/prepare-cards.ts'
import { prepareImages } from '#scripts/prepare-images.ts'
import { writeThemeCss } from '#scripts/theme-css.ts'
import { projectWith, replaceIn, temporaryFolder, writeIn } from './temporary-project.ts'

vi.mock('#scripts/content/compile.ts', () => ({ compileContent: vi.fn() }))
vi.mock('#scripts/content/site-facts.ts', () => ({ writeSiteFacts: vi.fn() }))
vi.mock('#scripts/prepare-cards.ts', () => ({ prepareCards: vi.fn() }))
vi.mock('#scripts/prepare-images.ts', () => ({ prepareImages: vi.fn() }))
vi.mock('#scripts/report/impact-report.ts', () => ({ writeReports: vi.fn() }))
vi.mock('#scripts/theme-css.ts', () => ({ writeThemeCss: vi.fn() }))

const DOCUMENTS = 24

beforeEach(() => {
  vi.stubEnv('GITHUB_ACTIONS', '')
  // Before the event of the fixtures and the closing date of its job.
  vi.stubEnv('CONTENT_NOW', '2026-02-01')
  vi.mocked(compileContent).mockResolvedValue({
    documents: DOCUMENTS,
    changesAt: null,
    hiddenPictures: new Set(),
  })
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.clearAllMocks()
})

function silent() {}

/** A project in which the compiler has its folder. */
function project() {
  const root = projectWith()
  writeIn(root, '.contentlayer/package.json', '{}')
  return root
}

test('content without errors is checked, its pictures made, and all of it compiled [BUILD-3]', async () => {
  const root = project()
  replaceIn(root, 'gallery/first-event.yaml', 'A full room', 'Two women at a table')
  expect(await prepareContent(root, silent)).toBe(DOCUMENTS)
  expect(prepareImages).toHaveBeenCalledWith({ root, log: silent, hidden: new Set() })
  expect(writeThemeCss).toHaveBeenCalledWith(root)
  expect(compileContent).toHaveBeenCalledWith(
    root,
    expect.objectContaining({ clock: expect.objectContaining({ isFixed: true }) as unknown }),
  )
  expect(prepareCards).toHaveBeenCalledWith(root, silent)
  expect(writeSiteFacts).toHaveBeenCalledWith(root)
})

test('a mistake ends it with the report, and nothing is made [BUILD-3 BUILD-4]', async () => {
  const root = projectWith()
  replaceIn(root, 'mentors/ada.md', '- English', '- Englsh')
  const failure = await prepareContent(root, silent).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ScriptError)
  expect(failure).toHaveProperty(
    'message',
    [
      'content/mentors/ada.md:11:5  languages, item 1: "Englsh" is not in the list. Did you mean "English"? Allowed: English, French, Yoruba (see content/options/languages.yaml) [reference]',
      '      - Englsh',
      '        ^',
      '',
      '24 documents checked, 1 problem',
    ].join('\n'),
  )
  expect(prepareImages).not.toHaveBeenCalled()
  expect(compileContent).not.toHaveBeenCalled()
})

test('a document that gets lost while compiling is noticed', async () => {
  vi.mocked(compileContent).mockResolvedValue({
    documents: DOCUMENTS - 1,
    changesAt: null,
    hiddenPictures: new Set(),
  })
  await expect(prepareContent(projectWith(), silent)).rejects.toThrow(
    '24 documents are in content/, but 23 came out of the compiler: one was dropped.',
  )
})

const isPrepared = (root: string, now?: Date) => isUpToDate(root, CONTENT_FINGERPRINT_FILE, now)

test('content that is prepared already is known, also in another place', async () => {
  const root = project()
  expect(isPrepared(root)).toBe(false)
  await prepareContent(root, silent)
  expect(isPrepared(root)).toBe(true)
  const elsewhere = temporaryFolder()
  cpSync(root, elsewhere, { recursive: true })
  expect(isPrepared(elsewhere)).toBe(true)
})

test.each([
  ['a document is changed', 'content/site.yaml'],
  ['a document is added', 'content/benefits/new.yaml'],
  ['a picture is added', 'content/images/new.svg'],
  ['a script is changed', 'scripts/content.ts'],
  ['a package is updated', 'package-lock.json'],
  ['a setting is in a file', '.env.local'],
])('it is prepared again when %s', async (_, file) => {
  const root = project()
  await prepareContent(root, silent)
  writeIn(root, file, 'something else')
  expect(isPrepared(root)).toBe(false)
})

test('it is prepared again from the instant on at which a document appears or disappears [DRAFT-5]', async () => {
  const root = project()
  const changesAt = new Date('2100-12-24T00:00:00Z')
  vi.mocked(compileContent).mockResolvedValue({ documents: DOCUMENTS, changesAt, hiddenPictures: new Set() })
  await prepareContent(root, silent)
  expect(isPrepared(root, new Date('2100-12-23T23:59:59Z'))).toBe(true)
  expect(isPrepared(root, changesAt)).toBe(false)
})

test.each([
  ['another day that is asked for', 'CONTENT_NOW', '2026-12-24'],
  ['another address of the site', 'VITE_SITE_URL', 'https://one.example'],
])('it is prepared again for %s [DRAFT-5]', async (_, name, value) => {
  const root = project()
  await prepareContent(root, silent)
  vi.stubEnv(name, value)
  expect(isPrepared(root)).toBe(false)
})

test('the command asks for every page, prints the report without a trace of the program, and ends badly', async () => {
  const root = projectWith()
  replaceIn(root, 'jobs/teacher.md', 'Full-Time', 'Full time')
  vi.spyOn(process, 'cwd').mockReturnValue(root)
  const printed = vi.mocked(console.error).mockImplementation(silent)
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'scripts/content.ts', 'build'])
  await import('#scripts/content.ts')
  const lines = printed.mock.calls.splice(0)
  const { exitCode } = process
  process.exitCode = undefined
  expect(exitCode).toBe(1)
  expect(lines).toEqual([
    [expect.stringMatching(/^content\/.*content\/jobs\/teacher\.md:4:13 .*\d+ problems/s)],
  ])
})
