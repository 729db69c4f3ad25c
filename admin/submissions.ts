import type { Command } from 'commander'
import { submissionStore } from '#server/submissions/submission-store.ts'
import { OperatorError, type Context, type Run } from './command.ts'

async function deleteSubmission({ open, print, now }: Context, name: string) {
  const submissions = submissionStore(await open(), now)
  const submission = await submissions.find(name)
  if (submission === null) throw new OperatorError(`Nothing was sent with the reference ${name}.`)
  // Only the console cancels receipts, and only of submissions that are stored.
  if (submission.received_at !== null)
    throw new OperatorError('This gift has a valid receipt. Cancel that in the staff console first.')
  await submissions.remove(submission.id)
  print('It is deleted, and its file with it.')
}

/** The staff console shows, exports and answers submissions. */
export function addSubmissionCommands(program: Command, run: Run) {
  program
    .command('submissions')
    .description('What people sent with forms')
    .command('delete <reference>')
    .description('Deletes one of them for good, with its file')
    .requiredOption('--yes', 'this cannot be undone')
    .action(run(deleteSubmission))
}
