import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Private words for things with a standard term, and that term.
const BANNED = [
  ['postman', 'mail worker'],
  ['recoveryLetter|NewLetter', 'recoveryEmail, NewEmail'],
  ['takeToken|sentToken', 'clearSessionCookie, readSessionToken'],
  ['namingTaken|neverStored|guardsOf', 'withConflictErrors, noStore, routeOptions'],
  ['FIRST_TO_BE_TRIED|makeTries', 'COMMON_PASSWORD, loginThrottle'],
  ['handOver|takeBack|isHandedOver', 'save, restore, hasPendingDraft'],
  ['isAway|NOT_NOW', 'isUnavailable, SERVICE_UNAVAILABLE'],
  ['fieldWords|sayFailure', 'messages, toastError'],
  ['LONGEST_[A-Z]|MOST_[A-Z]', 'MAX_…'],
  ['Selvedge', 'WovenEdge'],
  ['in a room of its own', 'separate'],
  ['words(?:=[{"]|: (?:PageSection|pageSection\\b))', 'copy'],
  ['comeToLife', 'hydrate'],
  ['[sS]urroundings', 'ContentIndex'],
  ['(?:const|let) most\\b|most: number', 'max'],
  ['(?:[Cc]ounts|many|let) tries\\b|asks for patience', 'attempts, rate limited'],
  ['complaints\\b|\\w+Complaints', 'errors, pageErrors'],
  ['[mM]end(?:s|ed(?! this week))?\\b|mend[A-Z]|MENDED', 'fix'],
  ['keptForTools|kept-(?:for-tools|data)', 'withToolCache, stored-data'],
  ['\\w*[uU]nderWay|under-way', 'inProgress'],
  ['\\w*StandIns?\\b|[\\w-]*stand-ins\\b|STAND_IN', 'fake, fallback'],
  ['note(?!Added|Schema)[A-Z]', 'record, register'],
  ['forget[A-Z]|forget-content|makeForgetful', 'clear, cancel, invalidate'],
  ['(?:handle|follow|count)Refusal', 'handleError, countLimited'],
  ['NOBODY\\b', 'UNKNOWN_EMAIL, EMPTY'],
  ['(?:database|Redis|server|it) (?:is|may be) away\\b|server away\\b', 'unavailable'],
  ['submissions material', 'submissions attachment'],
] as const

// Excludes content/, which is written for visitors, and the specification, which quotes the recorded product.
const SOURCE = [
  '*.ts',
  '*.tsx',
  '*.js',
  '*.md',
  ':!content',
  ':!docs/spec*.md',
  ':!tests/project/vocabulary.test.ts',
]

const files = execFileSync('git', ['ls-files', '--', ...SOURCE], { encoding: 'utf8' })
  .trim()
  .split('\n')
const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))

test('the glossary has at most 25 terms', () => {
  const [, glossary = ''] = readFileSync('docs/architecture.md', 'utf8').split('## Glossary')
  const terms = glossary.match(/^\| (?!Term\b|-)[^|]+/gm) ?? []
  expect(terms.length).toBeGreaterThan(0)
  expect(terms.length).toBeLessThanOrEqual(25)
})

test.each(BANNED)('no file says %s; the term is %s', (pattern) => {
  const word = new RegExp(`\\b(?:${pattern})`, 'm')
  expect(texts.filter(({ text }) => word.test(text)).map(({ file }) => file)).toEqual([])
})
