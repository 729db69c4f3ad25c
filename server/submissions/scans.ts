import type { FastifyInstance } from 'fastify'
import type { ScanState } from '#contract/staff/submissions.ts'
import { DAY, MINUTE } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import type { Attachment } from '#server/platform/database/tables.ts'
import { delayAfter, jobWorker, runInBackground } from '#server/platform/jobs/job-worker.ts'
import { newId } from '#server/platform/tokens.ts'
import { FileNotScanned, scanWithClamd } from './clamd.ts'
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

type DueScan = Pick<Attachment, 'submission_id' | 'attempts'>

/** Scans the files that are due, one at a time. Each is pending until it has a result. */
export function scanWorker({ database: { db }, now, log, scan }: Parts) {
  /** The file that is due first, or null. Two instances may scan the same file: the first result is stored. */
  async function next(): Promise<DueScan | null> {
    const found = await db
      .selectFrom('materials')
      .select(['submission_id', 'attempts'])
      .where('scan_result', 'is', null)
      .where('due_at', '<=', now())
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst()
    return found ?? null
  }

  /** Returns false if the scanner cannot be used, so that the next file would fail as well. */
  async function work(due: DueScan, signal: AbortSignal) {
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

  /** Stores the signature, or null, unless there is a result already or the file is gone. */
  async function store({ submission_id }: DueScan, signature: string | null) {
    const isNewlyInfected = await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('materials')
        .set({ scan_result: signature === null ? 'clean' : 'infected', signature, scanned_at: now() })
        .where('submission_id', '=', submission_id)
        .where('scan_result', 'is', null)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n || signature === null) return false
      const found = { action: 'attachment-infected', submission_id, detail: signature } as const
      await transaction
        .insertInto('audit_log')
        .values({ id: newId(), at: now(), who: 'server', ...found })
        .execute()
      return true
    })
    if (isNewlyInfected)
      log.warn({ submission: submission_id, signature }, 'a file is infected, and cannot be downloaded')
  }

  async function postpone({ submission_id, attempts }: DueScan, error: unknown) {
    // Only a change of the scanner's settings helps a file that it refuses.
    const isRefused = error instanceof FileNotScanned
    const delay = delayAfter(attempts + 1, { atMost: isRefused ? DAY : 5 * MINUTE })
    await db
      .updateTable('materials')
      .set({ attempts: attempts + 1, due_at: now() + delay })
      .where('submission_id', '=', submission_id)
      .execute()
    const what = isRefused ? 'the scanner refuses a file' : 'a file could not be scanned for viruses'
    log.warn({ submission: submission_id, err: error }, `${what}, and it will be tried again`)
    return isRefused
  }

  return jobWorker({
    next,
    work,
    onError: (error) => log.warn({ err: error }, 'files could not be scanned for viruses'),
  })
}

export type ScanSettings = Pick<Config, 'clamdUrl' | 'scanQuarantine'>

/** Whether staff may download a file. An infected file stays infected if the scanner is removed. */
export function scanStateOf(
  { scan_result, signature }: Pick<Attachment, 'scan_result' | 'signature'>,
  { clamdUrl, scanQuarantine }: ScanSettings,
) {
  const scan: ScanState = scan_result ?? (clamdUrl === null ? 'not-scanned' : 'pending')
  const isDownloadable = scan === 'clean' || (scan !== 'infected' && !scanQuarantine)
  return { scan, signature, isDownloadable }
}
