import type { FastifyInstance } from 'fastify'
import { runInBackground } from '#server/platform/jobs/job-worker.ts'
import { scanWithClamd } from './clamd.ts'
import { scanWorker, type OnInfected } from './scan-worker.ts'

type Scanning = {
  /** Scans due files, after the current answer has been sent. */
  soon: () => void
  /** Adds a listener that runs in the transaction that marks a file as infected. */
  onInfected: (listener: OnInfected) => void
}

declare module 'fastify' {
  export interface FastifyInstance {
    scanning: Scanning
  }
}

/** Scans attachments for viruses with clamd, after they are acknowledged. Without CLAMD_URL nothing is scanned. */
export function addScanning(app: FastifyInstance) {
  const { config, database, now, log } = app
  const listeners: Array<OnInfected> = []
  const onInfected = (listener: OnInfected) => void listeners.push(listener)
  const { clamdUrl } = config
  if (clamdUrl === null) {
    app.decorate('scanning', { soon: () => undefined, onInfected })
    return
  }

  const worker = scanWorker({
    database,
    now,
    log,
    scan: (content, signal) => scanWithClamd(clamdUrl, content, { signal }),
    onInfected: async (transaction, found) => {
      for (const listener of listeners) await listener(transaction, found)
    },
  })
  app.decorate('scanning', { soon: runInBackground(app, worker), onInfected })
}
