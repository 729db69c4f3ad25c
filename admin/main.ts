import { runAdmin } from './run.ts'

// What it writes is about people: backups and tables are for their owner only.
process.umask(0o077)

// Whoever reads our output may stop early, as `head` does.
process.stdout.on('error', () => process.exit(0))

process.exitCode = await runAdmin(process.argv.slice(2), {
  environment: process.env,
  print: (text) => process.stdout.write(`${text}\n`),
  printError: (text) => process.stderr.write(`${text}\n`),
})
