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

test.each(BANNED)('no file says %s; the term is %s', (pattern) => {
  const word = new RegExp(`\\b(?:${pattern})`, 'm')
  expect(texts.filter(({ text }) => word.test(text)).map(({ file }) => file)).toEqual([])
})
