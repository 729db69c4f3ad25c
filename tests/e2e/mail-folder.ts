import { writtenMails } from '#scripts/written-mails.ts'
import { expect } from './site.ts'

/** Waits for a mail, with this subject if one is given, and returns what the pattern finds in it: its last group, or all. */
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
