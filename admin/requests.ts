import { Option, type Command } from 'commander'
import { requestStore } from '#server/requests/request-store.ts'
import { OperatorError, type Context, type Run } from './command.ts'
import { table, timeText } from './layout.ts'

async function listRequests({ open, print, now }: Context) {
  const { db } = await open()
  const rows = (await requestStore(db, now).listAll()).map((request) => [
    request.id,
    request.state,
    request.kind,
    request.subject,
    `${request.first_name} ${request.surname}`,
    request.email,
    timeText(request.created_at),
    request.message.replace(/\s+/g, ' '),
  ])
  const headings = ['ID', 'STATE', 'KIND', 'FOR', 'NAME', 'EMAIL', 'SENT', 'MESSAGE']
  print(rows.length === 0 ? 'There are no requests yet.' : table(headings, rows))
}

const ANSWERS = ['accepted', 'declined'] as const

async function answerRequest(
  { open, print, now }: Context,
  id: string,
  { as: state }: { as: (typeof ANSWERS)[number] },
) {
  const { db } = await open()
  if (!(await requestStore(db, now).answer(id, state)))
    throw new OperatorError(`There is no open request ${id}.`)
  print(`The request is ${state}. The member sees this; write to her as well.`)
}

export function addRequestCommands(program: Command, run: Run) {
  const requests = program
    .command('requests')
    .description('What members ask for: a mentor, or an invitation to a channel')
  requests.command('list').description('All of them, the newest first').action(run(listRequests))
  requests
    .command('answer <id>')
    .description('Accepts or declines an open request')
    .addOption(new Option('--as <answer>').choices(ANSWERS).makeOptionMandatory())
    .action(run(answerRequest))
}
