import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The mails that a server without SMTP_URL has written, as text, the oldest first. None before there is a folder. */
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
