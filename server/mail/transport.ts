import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport, type SendMailOptions } from 'nodemailer'
import writeFileAtomic from 'write-file-atomic'
import { MINUTE, SECOND } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import type { OutboxEmail } from '#server/platform/database/tables.ts'

export type EmailFile = { filename: string; content: Buffer; contentType: string }

/** The file of an email could not be generated, whatever the state of the mail server. */
export class AttachmentError extends Error {}

/** Delivers one email, or throws: an AttachmentError, or what the mail server or the disk says. The signal ends a wait. */
export type SendEmail = (email: OutboxEmail, signal?: AbortSignal) => Promise<void>

/** A mailbox as written in a header, or its parts. */
type Sender = string | { name: string; address: string }

type Parts = {
  config: Pick<Config, 'smtpUrl' | 'dataDir'>
  /** Called for each email, because the content may change while the server runs. */
  sender: () => Sender
  makeFile?: (attachment: string) => Promise<EmailFile>
  html?: (text: string) => string
  log: FastifyBaseLogger
}

// In total less than the lease of an email (outbox-store.ts), so that two senders never overlap.
const MAX_ATTEMPT = 1 * MINUTE

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/i

/** Sends mail through the configured server, or writes it to files if none is configured. */
export function makeTransport({ config, sender, makeFile, html, log }: Parts): SendEmail {
  const compose: Compose = async (email) => ({
    ...messageOf(email, sender()),
    ...(html && { html: html(email.body) }),
    attachments: email.attachment !== null && makeFile ? [await fileOf(email.attachment, makeFile)] : [],
  })
  return config.smtpUrl === null
    ? sendToFiles(join(config.dataDir, 'outbox'), compose, log)
    : sendBySmtp(config.smtpUrl, compose)
}

async function fileOf(attachment: string, makeFile: NonNullable<Parts['makeFile']>) {
  try {
    return await makeFile(attachment)
  } catch (cause) {
    throw new AttachmentError(`The file ${attachment} could not be made: ${String(cause)}`, { cause })
  }
}

type Compose = (email: OutboxEmail) => Promise<SendMailOptions>

function sendBySmtp(smtpUrl: string, compose: Compose): SendEmail {
  const { hostname, username } = new URL(smtpUrl)
  const transport = createTransport({
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 20 * SECOND,
    dnsTimeout: 10 * SECOND,
    // Without STARTTLS, which a downgrade attack may remove, the password is not sent.
    requireTLS: username !== '' && !LOOPBACK.test(hostname),
    url: smtpUrl,
  })
  return async (email, signal) => {
    const signals = [AbortSignal.timeout(MAX_ATTEMPT), signal].filter((each) => each !== undefined)
    await transport.sendMail({ ...(await compose(email)), signal: AbortSignal.any(signals) })
  }
}

function sendToFiles(directory: string, compose: Compose, log: FastifyBaseLogger): SendEmail {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (email) => {
    const { message } = await composer.sendMail(await compose(email))
    await mkdir(directory, { recursive: true, mode: 0o700 })
    const time = new Date(email.created_at).toISOString().replaceAll(':', '-')
    const file = join(directory, `${time}-${email.id}.eml`)
    // Atomic, so that programs watching the folder see complete emails only.
    await writeFileAtomic(file, message as Buffer, { mode: 0o600 })
    log.info({ file }, 'no mail server is set, so a mail was written to a file')
  }
}

/** Passes addresses as data, never as header lines, which prevents header injection. */
function messageOf(email: OutboxEmail, from: Sender) {
  const { id, recipient, subject, body, created_at, reply_to, unsubscribe_url } = email
  const mailbox = typeof from === 'string' ? from : from.address
  const domain = /@([^\s<>@]+)>?$/.exec(mailbox)?.[1] ?? 'localhost'
  return {
    from,
    to: { name: '', address: recipient },
    ...(reply_to !== null && { replyTo: { name: '', address: reply_to } }),
    subject,
    text: body,
    date: new Date(created_at),
    // The same at each attempt, so that mail programs show an email once even if it is sent twice.
    messageId: `<${id}@${domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe_url !== null && {
        'List-Unsubscribe': `<${unsubscribe_url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
