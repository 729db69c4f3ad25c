import { makeRecoveryAllowance } from './auth/recovery-allowance'
import { readSecret } from './auth/secret'
import { makeTries } from './auth/tries'
import type { Clock } from './clock'
import type { Config } from './config'
import type { Database } from './database/open'
import { makeMail } from './mail/mail'
import { accountChanges } from './stores/account-changes'
import { accountStore } from './stores/accounts'
import { limitStore } from './stores/limits'
import { outboxStore } from './stores/outbox'
import { recoveryStore } from './stores/recoveries'
import { sessionStore } from './stores/sessions'
import { submissionStore } from './stores/submissions'

type Parts = { config: Config; database: Database; now: Clock }

export type Services = ReturnType<typeof makeServices>

/** What the routes work with, made once: no route opens anything by itself. */
export function makeServices({ config, database: { db }, now }: Parts) {
  const outbox = outboxStore(db, now)
  const limits = limitStore(db, now)
  const secret = readSecret(config)
  return {
    config,
    now,
    secret,
    accounts: accountStore(db, now),
    changes: accountChanges(db, now, secret),
    sessions: sessionStore(db, now),
    limits,
    tries: makeTries({ limits, secret }),
    submissions: submissionStore(db, now),
    recoveries: recoveryStore(db, now, secret),
    recoveryAllowance: makeRecoveryAllowance({ limits, secret }),
    outbox,
    mail: makeMail({ outbox }),
  }
}
