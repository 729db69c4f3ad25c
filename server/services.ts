import { makeRecoveryAllowance } from './auth/recovery-allowance.ts'
import { readSecret } from './auth/secret.ts'
import { makeTries } from './auth/tries.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/open.ts'
import { makeMail } from './mail/mail.ts'
import { accountChanges } from './stores/account-changes.ts'
import { accountStore } from './stores/accounts.ts'
import { limitStore } from './stores/limits.ts'
import { outboxStore } from './stores/outbox.ts'
import { recoveryStore } from './stores/recoveries.ts'
import { sessionStore } from './stores/sessions.ts'
import { submissionStore } from './stores/submissions.ts'

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
