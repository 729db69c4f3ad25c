import { stat } from 'node:fs/promises'
import type { Command } from 'commander'
import { OperatorError, plural, type Context, type Run } from './command.ts'
import { makeNewFile } from './new-file.ts'
import { copySqlite, restoreSqlite } from './sqlite-backup.ts'

async function backUp({ settings, print }: Context, { to }: { to: string }) {
  const dataDir = requireSqlite(settings)
  const path = await makeNewFile(to, (draft) => copySqlite(dataDir, draft))
  const { size } = await stat(path)
  print(`Everything is in ${path} (${plural(size, 'byte')}), as it was when this began.`)
}

async function restore({ settings, print }: Context, { from }: { from: string }) {
  const aside = await restoreSqlite(requireSqlite(settings), from)
  print(`Restored from ${from}.`)
  print('Nobody is signed in any more, and mail that was waiting is not sent again.')
  if (aside !== null) print(`What was there before is in ${aside}. Delete it when you no longer need it.`)
}

function requireSqlite({ dataDir, databaseUrl }: Context['settings']) {
  if (databaseUrl === null) return dataDir
  throw new OperatorError(
    'PostgreSQL is backed up and restored by its own programs. The commands are in docs/deploying.md.',
  )
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
