import { runAdmin } from './run.ts'

// Backups and the data of a person: only the operator may read them.
process.umask(0o077)

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of the output may close it early, as `head` does.
  if (error.code === 'EPIPE') process.exit(0)
  process.stderr.write(`The output is incomplete: ${error.message}\n`)
  process.exit(1)
})

process.exitCode = await runAdmin(process.argv.slice(2), {
  environment: process.env,
  print: (text) => process.stdout.write(`${text}\n`),
  printError: (text) => process.stderr.write(`${text}\n`),
})
