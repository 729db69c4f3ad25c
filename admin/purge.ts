import type { Command } from 'commander'
import { readSiteFacts } from '#server/platform/build-output.ts'
import { retentionPurge } from '#server/privacy/retention-purge.ts'
import { plural, table } from './layout.ts'
import type { Context, Run } from './command.ts'

async function purge({ open, print, now, siteFactsFile }: Context, { dryRun }: { dryRun?: true }) {
  const { retention } = readSiteFacts(siteFactsFile)
  const { db } = await open()
  const purge = retentionPurge(db, now, retention)
  const counts = await purge.count()
  const rows = counts.map(({ kind, due, unseen }) => [
    kind,
    plural(retention[kind], 'day'),
    String(due),
    String(unseen),
  ])
  print(table(['KIND', 'KEPT FOR', 'TO DELETE', 'OLD BUT NOT SEEN'], rows))
  if (dryRun) return print('\nNothing was deleted: this was a dry run.')
  const total = (await purge.run()).reduce((sum, { deleted }) => sum + deleted, 0)
  print(`\n${plural(total, 'row')} deleted for good, with their files.`)
}

export function addPurgeCommand(program: Command, run: Run) {
  program
    .command('purge')
    .description('Deletes what is older than content/retention.yaml allows, as the server does once a day')
    .option('--dry-run', 'only counts')
    .action(run(purge))
}
