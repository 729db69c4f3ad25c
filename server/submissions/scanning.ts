import type { FastifyInstance } from 'fastify'
import { runInBackground } from '#server/platform/jobs/job-worker.ts'
import { scanWithClamd } from './clamd.ts'
import { scanWorker } from './scan-worker.ts'

declare module 'fastify' {
  export interface FastifyInstance {
    /** Scans due files, after the current answer has been sent. */
    scanSoon: () => void
  }
}

/** Scans attachments for viruses with clamd, after they are acknowledged. Without CLAMD_URL nothing is scanned. */
export function addScanning(app: FastifyInstance) {
  const { config, database, now, log } = app
  const { clamdUrl } = config
  if (clamdUrl === null) return app.decorate('scanSoon', () => {})
  const scan = (content: Buffer, signal: AbortSignal) => scanWithClamd(clamdUrl, content, { signal })
  const worker = scanWorker({ database, now, log, scan })
  return app.decorate('scanSoon', runInBackground(app, worker))
}
