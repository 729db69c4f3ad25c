import type { FastifyInstance } from 'fastify'
import { TEAM_KINDS, type TeamKind } from '#contract/submissions.ts'
import { outboxStore } from '#server/mail/outbox-store.ts'
import { oneAtATime, runInBackground } from '#server/platform/jobs/job-worker.ts'
import { DAY, HOUR } from '#server/platform/clock.ts'
import { limitStore, type Limit } from '#server/platform/database/limit-store.ts'
import { teamEmail } from './emails.ts'
import { submissionStore } from './submission-store.ts'

declare module 'fastify' {
  export interface FastifyInstance {
    /** Notifies the team of new submissions, after the current answer has been sent. */
    notifySoon: () => void
  }
}

/** Mails new submissions to the team, collected for each address. */
export function addTeamNotifications(app: FastifyInstance) {
  const { database, now, log, config } = app
  let isFailing = false

  async function notifyAll() {
    try {
      const { team } = app.siteFacts()
      for (const address of new Set(Object.values(team)))
        await notify(
          address,
          TEAM_KINDS.filter((kind) => team[kind] === address),
        )
      isFailing = false
    } catch (error) {
      // The database may be unavailable, or the facts of another host have not arrived. The next run tries again.
      if (!isFailing) log.warn({ err: error }, 'the team could not be notified of new submissions')
      isFailing = true
    }
  }

  async function notify(address: string, kinds: ReadonlyArray<TeamKind>) {
    for (const limit of limitsOf(address)) if (await app.limits.isExhausted(limit)) return
    await database.db.transaction().execute(async (transaction) => {
      const arrived = await submissionStore(transaction, now).markNotified(kinds)
      if (arrived.length === 0) return
      const limits = limitStore(transaction, now)
      for (const limit of limitsOf(address)) await limits.take(limit)
      await outboxStore(transaction, now).add(
        teamEmail(address, arrived, { organisation: app.organisation(), siteUrl: config.siteUrl }),
      )
    })
    app.deliverSoon()
  }

  // Simultaneous runs would only wait for each other.
  app.decorate('notifySoon', runInBackground(app, oneAtATime(notifyAll)))
}

/** As many mails as the team can read: one for the first arrival, and one for all others within the hour. */
function limitsOf(address: string): Array<Limit> {
  return [
    { key: `team-mail-hour:${address}`, max: 1, windowMs: HOUR },
    { key: `team-mail-day:${address}`, max: 8, windowMs: DAY },
  ]
}
