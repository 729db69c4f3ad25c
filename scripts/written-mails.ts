import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The mails written by a server without SMTP_URL, as text, oldest first. Empty if there is no folder. */
export function writtenMails(dataDir: string): Array<string> {
  const folder = join(dataDir, 'outbox')
  let names: Array<string>
  try {
    names = readdirSync(folder)
  } catch {
    return []
  }
  return names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}
