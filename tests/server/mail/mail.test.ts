import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { addressChangedEmail, confirmAddressEmail, passwordChangedEmail } from '#server/accounts/emails.ts'
import { htmlPart } from '#server/mail/html-part.ts'
import type { NewEmail } from '#server/mail/outbox-store.ts'
import { makeTransport } from '#server/mail/transport.ts'
import type { OutboxEmail } from '#server/platform/database/tables.ts'
import { confirmationEmail } from '#server/submissions/emails.ts'
import { makeDataDir } from '#tests/server/fixtures/databases.ts'
import { FACTS } from '#tests/server/fixtures/facts.ts'
import { makeLog } from '#tests/server/fixtures/log.ts'
import { EMAIL, readMailFolder, startMailServer } from '#tests/server/fixtures/mail.ts'

const MAIL_FROM = 'Kente Code <hello@kentecode.example>'
const sender = () => MAIL_FROM
const { organisation } = FACTS
const siteUrl = new URL('https://kentecode.example')
const context = { organisation, siteUrl, apiUrl: siteUrl, secret: '' }

const makeSmtpTransport = (smtpUrl: string) =>
  makeTransport({ config: { smtpUrl, dataDir: '' }, sender, log: makeLog().log })

const written = ({ ttl, replyTo, unsubscribeUrl, attachment: _none, ...email }: NewEmail): OutboxEmail => ({
  ...email,
  id: '3f0c9c52-1111-4222-8333-123456789abc',
  created_at: Date.UTC(2026, 10, 21, 9, 30),
  attempts: 1,
  due_at: 0,
  expires_at: ttl,
  sent_at: null,
  last_error: null,
  reply_to: replyTo ?? null,
  attachment: null,
  unsubscribe_url: unsubscribeUrl ?? null,
})

test('without a mail server an email becomes a private file, named in the log without its text', async () => {
  const dataDir = await makeDataDir()
  const { log, text } = makeLog()
  const send = makeTransport({ config: { smtpUrl: null, dataDir }, sender, log })
  await send(written(EMAIL))

  const folder = join(dataDir, 'outbox')
  const name = '2026-11-21T09-30-00.000Z-3f0c9c52-1111-4222-8333-123456789abc.eml'
  expect(await readdir(folder)).toEqual([name])
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  expect(await readMailFolder(dataDir)).toMatchObject([
    { to: [{ address: 'amina@example.com' }], subject: EMAIL.subject, text: EMAIL.body },
  ])
  expect(text()).toContain(join(folder, name))
  expect(text()).not.toMatch(/4711|amina/)
})

test('nothing in a text, an address or a subject begins a header of its own', async () => {
  const { url, raw, mails } = await startMailServer()
  const send = makeSmtpTransport(url)
  const evil = 'x\r\nBcc: everybody@example.com\r\n\r\nX-Evil: yes'
  const email = { ...passwordChangedEmail(`amina@example.com${evil}`, context), body: evil }
  // An invalid recipient may be rejected; mail that arrives must have our headers only.
  await send(written({ ...email, subject: evil })).catch(() => {})
  await send(written({ ...email, subject: evil, recipient: 'amina@example.com' }))

  expect(mails.at(-1)?.text).toContain('Bcc: everybody@example.com')
  for (const message of raw) {
    const [headers = ''] = message.split('\r\n\r\n')
    expect(headers).not.toMatch(/^(?:Bcc|X-Evil):/im)
  }
  expect(mails.map(({ bcc }) => bcc)).toEqual(mails.map(() => undefined))
  expect(mails.at(-1)?.to).toEqual([{ address: 'amina@example.com', name: '' }])
  // The same at each attempt, and not from a person.
  expect(mails.at(-1)?.messageId).toBe('<3f0c9c52-1111-4222-8333-123456789abc@kentecode.example>')
  expect(mails.at(-1)?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
})

test('the password of the mail server is not sent in clear text unless the settings allow it', async () => {
  const logins: Array<unknown> = []
  const { port, mails } = await startMailServer({
    onAuth({ password }, _session, callback) {
      logins.push(password)
      callback(null, { user: 'site' })
    },
    // Offers logins without encryption, as an eavesdropper would.
    ...{ allowInsecureAuth: true },
  })
  await expect(makeSmtpTransport(`smtp://site:s3cret@0.0.0.0:${port}`)(written(EMAIL))).rejects.toThrow(
    /STARTTLS|TLS/,
  )
  expect([logins, mails]).toEqual([[], []])

  // Loopback needs no encryption.
  await makeSmtpTransport(`smtp://site:s3cret@127.0.0.1:${port}`)(written(EMAIL))
  // The operator can allow it explicitly.
  await makeSmtpTransport(`smtp://site:s3%40%3Acret@0.0.0.0:${port}?requireTLS=false`)(written(EMAIL))
  expect(logins).toEqual(['s3cret', 's3@:cret'])
  expect(mails).toHaveLength(2)
})

test('notices say what to do next, and never an address', () => {
  for (const [notice, page] of [
    [passwordChangedEmail, '/password-recovery'],
    [addressChangedEmail, '/contact-us'],
  ] as const) {
    const { recipient, subject, body } = notice('old@example.com', context)
    expect(recipient).toBe('old@example.com')
    expect(body).toContain(`\nhttps://kentecode.example${page}\n`)
    expect(subject + body).not.toMatch(/@/)
  }
})

const look = { siteUrl, name: organisation.name, accent: '#8a0a4f' }

const partOf = (text: string) => new JSDOM(htmlPart(text, look)).window.document

test('the HTML part has the logo, one button for the link, and the words of the text [RUN-19]', () => {
  const email = confirmAddressEmail('amina@example.com', 'abc', context)
  const page = partOf(email.body)
  expect(page.querySelector('img')).toMatchObject({
    alt: organisation.name,
    src: `${siteUrl.origin}/icon-192.png`,
  })
  const links = [...page.querySelectorAll('a')].map(({ href, textContent }) => [href, textContent])
  expect(links).toEqual([[`${siteUrl.origin}/confirm-address#key=abc`, 'Confirm my address']])
  expect(page.body.textContent).toContain('someone created an account with this email address.')
})

test('codes and figures keep their columns, and nothing of a text becomes HTML', () => {
  const email = confirmationEmail({
    kind: 'contact',
    recipient: 'amina@example.com',
    reference: 'KC-<b>7F3KQ2',
    payment: null,
    organisation,
  })
  const page = partOf(email.body)
  expect(page.querySelector('pre')?.textContent).toBe('Reference:  KC-<b>7F3KQ2')
  expect(page.querySelector('b')).toBeNull()
  // A line that only looks like a link.
  expect(partOf('Come to\n\nhttps://zoom.us:meeting').body.textContent).toContain('https://zoom.us:meeting')
})
