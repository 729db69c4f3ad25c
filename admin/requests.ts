import { requestStore } from '#server/requests/request-store.ts'
import { OperatorError, textOption, UsageError, type Command, type Context, type Options } from './command.ts'
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

type Given = { operand: string; options: Options }

async function answerRequest({ open, print, now }: Context, { operand, options }: Given) {
  const state = textOption(options, 'as')
  if (state !== 'accepted' && state !== 'declined') throw new UsageError('--as is accepted or declined.')
  const { db } = await open()
  if (!(await requestStore(db, now).answer(operand, state)))
    throw new OperatorError(`There is no open request ${operand}.`)
  print(`The request is ${state}. The member sees this; write to her as well.`)
}

export const requestCommands: ReadonlyArray<Command> = [
  {
    name: 'requests list',
    summary: 'What members ask for: a mentor, or an invitation to a channel',
    run: listRequests,
  },
  {
    name: 'requests answer',
    operand: 'id',
    options: { as: 'accepted|declined' },
    needs: ['as'],
    summary: 'Accepts or declines an open request',
    run: answerRequest,
  },
]
