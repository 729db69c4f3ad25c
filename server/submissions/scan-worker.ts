import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Tables } from '#server/platform/database/tables.ts'
import { jobWorker } from '#server/platform/jobs/job-worker.ts'
import { newId } from '#server/platform/tokens.ts'
import { FileNotScanned } from './clamd.ts'
import { scanStore, type ClaimedScan } from './scan-store.ts'
import { submissionStore } from './submission-store.ts'

/** Returns the signature that matches a file, or null. */
type Scanner = (content: Buffer, signal: AbortSignal) => Promise<string | null>

type Parts = {
  database: Database
  now: Clock
  log: FastifyBaseLogger
  scan: Scanner
}

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
    const submissionId = claimed.submission_id
    const isStored = await db.transaction().execute(async (transaction) => {
      const isFirst = await scanStore(transaction, now).finish(claimed, signature)
      if (isFirst && signature !== null)
        await noteInAuditLog(transaction, { submission_id: submissionId, detail: signature })
      return isFirst
    })
    if (isStored && signature !== null)
      log.warn({ submission: submissionId, signature }, 'a file is infected, and cannot be downloaded')
  }

  async function noteInAuditLog(
    transaction: Transaction<Tables>,
    entry: { submission_id: string; detail: string },
  ) {
    await transaction
      .insertInto('audit_log')
      .values({ id: newId(), at: now(), who: 'server', action: 'attachment-infected', ...entry })
      .execute()
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
