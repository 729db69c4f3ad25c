import { runAdmin } from './run.ts'

// Backups and exports contain personal data: only their owner may read them.
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
  // Waits for slow readers of a pipe.
  write: (text) => new Promise((resolve) => process.stdout.write(text, () => resolve())),
  isTerminal: process.stdout.isTTY,
  printError: (text) => process.stderr.write(`${text}\n`),
})
