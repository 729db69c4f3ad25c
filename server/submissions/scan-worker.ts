import type { FastifyInstance } from 'fastify'
import { jobWorker, runInBackground } from '#server/platform/jobs/job-worker.ts'
import { newId } from '#server/platform/tokens.ts'
import { FileNotScanned, scanWithClamd } from './clamd.ts'
import { scanStore, type ClaimedScan } from './scan-store.ts'
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
  // Files that were logged as refused, each once.
  const refused = new Set<string>()

  /** Returns false if the scanner cannot be used, so that the next file would fail as well. */
  async function scanOne(claimed: ClaimedScan, signal: AbortSignal) {
    const file = await submissionStore(db, now).findAttachment(claimed.submission_id)
    // The file has been deleted meanwhile.
    if (file === null) return true
    try {
      await store(claimed, await scan(file.content, signal))
      return true
    } catch (error) {
      if (signal.aborted) await scans.release(claimed)
      else await handleFailure(claimed, error)
      return error instanceof FileNotScanned
    }
  }

  async function store(claimed: ClaimedScan, signature: string | null) {
    const { submission_id } = claimed
    const isFirst = await db.transaction().execute(async (transaction) => {
      const isStored = await scanStore(transaction, now).finish(claimed, signature)
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

  async function handleFailure(claimed: ClaimedScan, error: unknown) {
    const isRefused = error instanceof FileNotScanned
    await scans.postpone(claimed, { isRefused })
    const line = { submission: claimed.submission_id, attempts: claimed.attempts, err: error }
    if (!isRefused) return log.warn(line, 'a file could not be scanned for viruses, and will be tried again')
    if (refused.has(claimed.submission_id)) return
    refused.add(claimed.submission_id)
    log.warn(line, 'the scanner refuses a file, which will be tried again ever less often, at least daily')
  }

  return jobWorker({
    claim: scans.claim,
    work: scanOne,
    onError: (error) => log.warn({ err: error }, 'files could not be scanned for viruses'),
  })
}
