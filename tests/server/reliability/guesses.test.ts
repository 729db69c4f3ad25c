import { expect, test } from 'vitest'
import { guessAcrossAccounts } from '#scripts/reliability/guesses-across-accounts.ts'
import { guessInParallel } from '#scripts/reliability/guesses.ts'
import { tryFault } from '#scripts/reliability/report.ts'
import type { Target } from '#scripts/reliability/server-under-test.ts'
import { makeTarget } from '#tests/server/fixtures/broken-server.ts'

const STORE = 'server/recovery/recovery-store.ts'

const across = (target: Target) =>
  tryFault({ fault: 'many accounts', maxSeconds: 50, run: () => guessAcrossAccounts(target) })

const parallel = (target: Target) =>
  tryFault({ fault: 'one code', maxSeconds: 50, run: () => guessInParallel(target, 2) })

test('guesses at many accounts are reported once no limit counts for the whole site', async () => {
  const noSiteLimit = {
    file: STORE,
    replace: '[accountGuessLimit(recovery.account_id ?? recovery.id), SITE_GUESS_LIMIT]',
    by: '[accountGuessLimit(recovery.account_id ?? recovery.id)]',
  }
  expect(await across(await makeTarget([noSiteLimit]))).toMatchObject({ isKept: false })
})

test('guesses at many accounts take over fewer than 0.01 accounts a day', async () => {
  expect(await across(await makeTarget([]))).toMatchObject({ isKept: true })
})

test('parallel guesses are reported when the attempts left are read before they are written', async () => {
  const isRead = {
    file: STORE,
    replace: 'const recovery = await takeGuess(browserToken)',
    by: `const recovery = (await db.selectFrom('recoveries').selectAll().where('browser_hash', '=', hashToken(browserToken)).executeTakeFirst()) ?? null`,
  }
  const { isKept, figures } = await parallel(await makeTarget([isRead]))
  expect(isKept, figures).toBe(false)
})

test('parallel guesses are reported by the code that is accepted, whatever the server has counted', async () => {
  const isRead = {
    file: STORE,
    replace: 'const recovery = await takeGuess(browserToken)',
    by: `const recovery = (await db.selectFrom('recoveries').selectAll().where('browser_hash', '=', hashToken(browserToken)).executeTakeFirst()) ?? null`,
  }
  const isNotCounted = {
    file: STORE,
    replace:
      'const isAllowed = (await Promise.all(wrongCodes.map((limit) => limits.take(limit)))).every(Boolean)',
    by: 'const isAllowed = true; await takeGuess(browserToken)',
  }
  const { isKept, figures } = await parallel(await makeTarget([isRead, isNotCounted]))
  expect([isKept, figures]).toEqual([false, expect.stringContaining('accepted 2 times')])
})
