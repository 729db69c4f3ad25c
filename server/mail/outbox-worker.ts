import type { FastifyBaseLogger } from 'fastify'
import { SECOND } from '#server/platform/clock.ts'
import type { OutboxEmail } from '#server/platform/database/tables.ts'
import { jobWorker } from '#server/platform/jobs/job-worker.ts'
import type { OutboxStore } from './outbox-store.ts'
import { AttachmentError, type SendEmail } from './transport.ts'

type Parts = {
  outbox: OutboxStore
  send: SendEmail
  log: FastifyBaseLogger
}

type MailError = Error & { code?: string; command?: string; responseCode?: number }

// Half of the time in which the server has to stop (server/main.ts): a mail server that hangs must not use it up.
const LAST_WAIT = 5 * SECOND

export function outboxWorker({ outbox, send, log }: Parts) {
  /** Returns false if the mail server cannot be used, so that the next email would fail as well. */
  async function deliver(email: OutboxEmail, signal: AbortSignal) {
    try {
      await send(email, signal)
    } catch (error) {
      return handleFailure(email, error as MailError)
    }
    await outbox.markSent(email)
    return true
  }

  async function handleFailure(email: OutboxEmail, error: MailError) {
    const isLast = isRefusedForGood(error)
    if (isLast) await outbox.giveUp(email, error.message)
    const isPostponed = !isLast && (await outbox.postpone(email, error.message))
    const line = { email: email.id, attempts: email.attempts, ...reasonOf(error) }
    if (isPostponed) log.warn(line, 'a mail could not be sent, and will be tried again')
    else log.error(line, 'a mail could not be sent, and was given up')
    return isAboutTheEmail(error)
  }

  return jobWorker({
    next: outbox.claim,
    work: deliver,
    onError: (error) => log.warn({ err: error }, 'could not read the outbox'),
    lastWait: LAST_WAIT,
  })
}

function reasonOf(error: MailError) {
  if (error instanceof AttachmentError) return { err: error }
  // Without the message, as servers often quote the address in it.
  const { code, command, responseCode } = error
  return { code, command, responseCode }
}

/**
 * Another email may be sent all the same: the file of this one could not be generated, or the mail server answered but
 * rejected this email. What it says to MAIL FROM is about the sender, which is the same
 * for all of them: an operator may have to sign in, or to have the domain verified.
 */
function isAboutTheEmail(error: MailError) {
  const { code, command } = error
  if (error instanceof AttachmentError) return true
  return (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE'
}

/** The mailbox does not exist or rejects us. Retrying would look like spam. */
function isRefusedForGood(error: MailError) {
  return isAboutTheEmail(error) && (error.responseCode ?? 0) >= 500
}
