import { makeRecoveryRateLimit } from './recovery/recovery-rate-limit.ts'
import { readSecret } from './platform/secret.ts'
import { makeLoginThrottle } from './accounts/login-throttle.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database/open.ts'
import { makeMail } from './mail/mail.ts'
import { accountChanges } from './accounts/account-changes.ts'
import { accountStore } from './accounts/account-store.ts'
import { limitStore } from './platform/limit-store.ts'
import { outboxStore } from './mail/outbox-store.ts'
import { recoveryStore } from './recovery/recovery-store.ts'
import { sessionStore } from './accounts/session-store.ts'
import { submissionStore } from './submissions/submission-store.ts'

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
    loginThrottle: makeLoginThrottle({ limits, secret }),
    submissions: submissionStore(db, now),
    recoveries: recoveryStore(db, now, secret),
    recoveryRateLimit: makeRecoveryRateLimit({ limits, secret }),
    outbox,
    mail: makeMail({ outbox }),
  }
}
