import { existsSync } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import type { Command } from 'commander'
import { OperatorError, plural, type Context, type Run } from './command.ts'
import { makeNewFile } from './new-file.ts'
import { dumpPostgres, restorePostgres } from './postgres-backup.ts'
import { copySqlite, restoreSqlite } from './sqlite-backup.ts'

async function backUp({ settings, print }: Context, { to }: { to: string }) {
  const { databaseUrl } = settings
  const path = await makeNewFile(to, (draft) =>
    databaseUrl === null ? copySqlite(settings, draft) : dumpPostgres(databaseUrl, draft),
  )
  const { size } = await stat(path)
  print(`Everything is in ${path} (${plural(size, 'byte')}), as it was when this began.`)
}

async function restore({ settings, print }: Context, { from }: { from: string }) {
  if (!existsSync(from)) throw new OperatorError(`There is no file ${from}.`)
  const kind = await kindOfBackup(from)
  const { databaseUrl } = settings
  if (kind !== (databaseUrl === null ? 'sqlite' : 'postgres')) {
    throw new OperatorError(
      kind === null ? `${from} is no backup.` : `${from} is a backup of the other kind of database: ${kind}.`,
    )
  }
  const aside =
    databaseUrl === null ? await restoreSqlite(settings, from) : await restorePostgres(settings, from)
  print(`Restored from ${from}.`)
  print('Nobody is signed in any more, and mail that was waiting is not sent again.')
  if (aside !== null) print(`What was there before is in ${aside}. Delete it when you no longer need it.`)
}

// The first bytes of SQLite files and pg_dump archives.
const BEGINNINGS = { 'SQLite format 3\0': 'sqlite', PGDMP: 'postgres' } as const

async function kindOfBackup(from: string) {
  const file = await open(from, 'r')
  try {
    const { buffer } = await file.read(Buffer.alloc(16), 0, 16, 0)
    const found = Object.entries(BEGINNINGS).find(([text]) => buffer.toString('latin1').startsWith(text))
    return found?.[1] ?? null
  } finally {
    await file.close()
  }
}

export function addBackupCommands(program: Command, run: Run) {
  program
    .command('backup')
    .description('Everything in one file, also while the server runs')
    .requiredOption('--to <file>')
    .action(run(backUp))
  program
    .command('restore')
    .description(
      'Puts a backup in place of the database. Stop the server first; what was there is kept aside',
    )
    .requiredOption('--from <file>')
    .action(run(restore))
}
