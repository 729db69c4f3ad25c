import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { compileContent } from '#scripts/content/compile.ts'
import { ContentError } from '#scripts/content/checks/problem.ts'
import { prepareContent } from '#scripts/content/prepare.ts'
import { writeSiteFacts } from '#scripts/content/site-facts.ts'
import { prepareCards } from '#scripts/prepare-cards.ts'
import { prepareImages } from '#scripts/prepare-images.ts'
import { writeThemeCss } from '#scripts/theme-css.ts'
import { projectWith, replaceIn } from './temporary-project.ts'

vi.mock('#scripts/content/compile.ts', () => ({ compileContent: vi.fn() }))
vi.mock('#scripts/content/site-facts.ts', () => ({ writeSiteFacts: vi.fn() }))
vi.mock('#scripts/prepare-cards.ts', () => ({ prepareCards: vi.fn() }))
vi.mock('#scripts/prepare-images.ts', () => ({ prepareImages: vi.fn() }))
vi.mock('#scripts/report/impact-report.ts', () => ({ writeReports: vi.fn() }))
vi.mock('#scripts/theme-css.ts', () => ({ writeThemeCss: vi.fn(() => 'the colours') }))

const DOCUMENTS = 24

beforeEach(() => {
  vi.stubEnv('GITHUB_ACTIONS', '')
  // Before the event of the fixtures and the closing date of its job.
  vi.stubEnv('CONTENT_NOW', '2026-02-01')
  vi.mocked(compileContent).mockResolvedValue({
    documents: DOCUMENTS,
    hiddenPictures: new Set(),
  })
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.clearAllMocks()
})

function silent() {}

test('content without errors is checked, its pictures made, and all of it compiled [BUILD-3]', async () => {
  const root = projectWith()
  replaceIn(root, 'gallery/first-event.yaml', 'A full room', 'Two women at a table')
  expect(await prepareContent(root, silent)).toEqual({ documents: DOCUMENTS, warnings: 1 })
  expect(prepareImages).toHaveBeenCalledWith({ root, log: silent, hidden: new Set() })
  expect(writeThemeCss).toHaveBeenCalledWith(root)
  expect(compileContent).toHaveBeenCalledWith(
    root,
    expect.objectContaining({ clock: expect.objectContaining({ isFixed: true }) as unknown }),
  )
  expect(prepareCards).toHaveBeenCalledWith(root, silent)
  expect(writeSiteFacts).toHaveBeenCalledWith(root, 'the colours')
})

test('a mistake ends it with the report, and nothing is made [BUILD-3 BUILD-4]', async () => {
  const root = projectWith()
  replaceIn(root, 'mentors/ada.md', '- English', '- Englsh')
  const failure = await prepareContent(root, silent).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ContentError)
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
    hiddenPictures: new Set(),
  })
  await expect(prepareContent(projectWith(), silent)).rejects.toThrow(
    '24 documents are in content/, but 23 came out of the compiler: one was dropped.',
  )
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
