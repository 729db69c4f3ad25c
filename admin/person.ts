import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makeZip } from 'client-zip'
import { erasePerson } from '#server/privacy/erase-person.ts'
import type { TextTable } from '#server/privacy/personal-data.ts'
import { personFiles } from '#server/privacy/person-files.ts'
import { textOption, type Command, type Context, type Options } from './command.ts'
import { plural, table } from './layout.ts'
import { makeNewFile } from './new-file.ts'
import { overwriteErased } from './overwrite-erased.ts'

type Given = { options: Options }

const MENTIONS: Record<TextTable, string> = {
  submission_events: 'Notes and answers of staff in which the address is replaced',
  requests: 'Requests of other members in which the address is replaced',
  materials: 'Files of others in whose names the address is replaced',
  outbox: 'Mails to others in which the address is replaced',
}

async function exportPerson({ open, print, settings }: Context, { options }: Given) {
  const email = textOption(options, 'email') ?? ''
  const { db } = await open()
  let count = 0
  async function* files() {
    for await (const file of personFiles(db, email, settings)) {
      count++
      yield file
    }
  }
  const path = await makeNewFile(textOption(options, 'to') ?? '', async (draft) => {
    const zip = Readable.from(makeZip(files()))
    await pipeline(zip, createWriteStream(draft, { mode: 0o600 }))
  })
  print(
    `${plural(count, 'file')} about ${email} written to ${path}. Send it to nobody but the owner of the address.`,
  )
}

async function erase({ open, print, now, secret, settings }: Context, { options }: Given) {
  const email = textOption(options, 'email') ?? ''
  const isDryRun = options.yes !== true
  const { db } = await open()
  const found = await erasePerson(db, now, { email, secret }, { isDryRun })
  print(
    table(
      ['WHAT', 'ROWS'],
      [
        ['Accounts, with all that belongs to them', String(found.accounts)],
        ['Submissions to or from the address, with their files', String(found.submissions)],
        ['Donations received: kept for the books without the donor', String(found.pseudonymised)],
        ['Submissions of others in whose texts the address is replaced', String(found.redacted)],
        ['Mails', String(found.mails)],
        ...Object.entries(MENTIONS).map(([table, label]) => [
          label,
          String(Reflect.get(found.mentions, table)),
        ]),
      ],
    ),
  )
  if (isDryRun) return print('\nNothing was changed. Repeat with --yes to erase it; this cannot be undone.')
  await overwriteErased(settings, await open())
  print('\nErased. Note the address outside this database: after restoring an older backup, erase it again.')
}

export const personCommands: ReadonlyArray<Command> = [
  {
    name: 'person export',
    options: { email: 'address', to: 'file' },
    needs: ['email', 'to'],
    summary: 'Everything about the person with this address, as a ZIP file',
    run: exportPerson,
  },
  {
    name: 'person erase',
    options: { email: 'address', yes: null },
    needs: ['email'],
    summary: 'Erases the person with this address from all tables; without --yes it only shows what it finds',
    run: erase,
  },
]
