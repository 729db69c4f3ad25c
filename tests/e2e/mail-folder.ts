import { writtenMails } from '#scripts/written-mails.ts'
import { expect } from './site.ts'

/**
 * Waits for a mail, with this subject if one is given, and returns the match of the pattern: its last group, or all
 * of it.
 */
export async function findInMail(dataDir: string, pattern: RegExp, { subject = '' } = {}): Promise<string> {
  let found: string | undefined
  await expect
    .poll(() => {
      const mails = writtenMails(dataDir).filter((mail) => mail.includes(`Subject: ${subject}`))
      found = mails.flatMap((mail) => pattern.exec(mail)?.at(-1) ?? [])[0]
      return found
    })
    .toBeDefined()
  return found ?? ''
}
