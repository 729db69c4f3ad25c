import { writtenMails } from '#scripts/written-mails.ts'

const DEADLINE_MS = 10_000

/**
 * The code in the mail that a server without SMTP_URL has written for this address, or null if the mail contains only
 * a link.
 */
export async function codeInMail(dataDir: string, recipient: string): Promise<string | null> {
  const deadline = Date.now() + DEADLINE_MS
  for (;;) {
    const mail = findMail(dataDir, recipient)
    if (mail !== undefined) return /^ {4}(\d{4})\r?$/m.exec(mail)?.[1] ?? null
    if (Date.now() > deadline) throw new Error(`There came no mail for ${recipient}.`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

function findMail(dataDir: string, recipient: string) {
  return writtenMails(dataDir).find(
    (mail) => mail.includes(`To: ${recipient}`) && mail.includes('/password-recovery#link='),
  )
}
