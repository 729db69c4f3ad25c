import type { FastifyInstance } from 'fastify'
import { jobWorker, runInBackground } from '#server/platform/jobs/job-worker.ts'
import { DAY, MINUTE } from '#server/platform/clock.ts'
import { newId } from '#server/platform/tokens.ts'
import { FileNotScanned, scanWithClamd } from './clamd.ts'
import { scanStore, type DueScan } from './scan-store.ts'
import { submissionStore } from './submission-store.ts'

declare module 'fastify' {
  export interface FastifyInstance {
    /** Scans due files, after the current answer has been sent. */
    scanSoon: () => void
  }
}

/** Scans attachments for viruses with clamd, after they are acknowledged. Without CLAMD_URL nothing is scanned. */
export function addScanning(app: FastifyInstance) {
  const { clamdUrl } = app.config
  if (clamdUrl === null) return app.decorate('scanSoon', () => {})
  const scan: Scanner = (content, signal) => scanWithClamd(clamdUrl, content, { signal })
  const { database, now, log } = app
  return app.decorate('scanSoon', runInBackground(app, scanWorker({ database, now, log, scan })))
}

/** Returns the signature that matches a file, or null. */
type Scanner = (content: Buffer, signal: AbortSignal) => Promise<string | null>

type Parts = Pick<FastifyInstance, 'database' | 'now' | 'log'> & { scan: Scanner }

/** Scans the files that are due, one at a time. */
export function scanWorker({ database: { db }, now, log, scan }: Parts) {
  const scans = scanStore(db, now)

  /** Returns false if the scanner cannot be used, so that the next file would fail as well. */
  async function scanOne(due: DueScan, signal: AbortSignal) {
    const file = await submissionStore(db, now).findAttachment(due.submission_id)
    // The file has been deleted meanwhile.
    if (file === null) return true
    try {
      await store(due, await scan(file.content, signal))
      return true
    } catch (error) {
      // The server stops: the file is scanned after the next start.
      if (signal.aborted) return false
      return postpone(due, error)
    }
  }

  async function store(due: DueScan, signature: string | null) {
    const { submission_id } = due
    const isFirst = await db.transaction().execute(async (transaction) => {
      const isStored = await scanStore(transaction, now).finish(due, signature)
      if (!isStored || signature === null) return isStored
      const found = { action: 'attachment-infected', submission_id, detail: signature } as const
      await transaction
        .insertInto('audit_log')
        .values({ id: newId(), at: now(), who: 'server', ...found })
        .execute()
      return true
    })
    if (isFirst && signature !== null)
      log.warn({ submission: submission_id, signature }, 'a file is infected, and cannot be downloaded')
  }

  async function postpone(due: DueScan, error: unknown) {
    // Only a change of the scanner's settings helps a file that it refuses.
    const isRefused = error instanceof FileNotScanned
    await scans.postpone(due, { atMost: isRefused ? DAY : 5 * MINUTE })
    const what = isRefused ? 'the scanner refuses a file' : 'a file could not be scanned for viruses'
    log.warn({ submission: due.submission_id, err: error }, `${what}, and it will be tried again`)
    return isRefused
  }

  return jobWorker({
    next: scans.next,
    work: scanOne,
    onError: (error) => log.warn({ err: error }, 'files could not be scanned for viruses'),
  })
}
