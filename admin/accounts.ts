import { Option, type Command } from 'commander'
import { STAFF_ROLES, type StaffRole } from '#contract/staff/access.ts'
import { accountStore } from '#server/accounts/account-store.ts'
import { sessionStore } from '#server/accounts/session-store.ts'
import { requestStore } from '#server/requests/request-store.ts'
import { staffStore } from '#server/staff/staff-store.ts'
import { OperatorError, plural, table, timeText, type Context, type Run } from './command.ts'

async function endSessions(context: Context, given: string) {
  const { sessions, id, email } = await findAccount(context, given)
  const count = await sessions.endAll(id)
  context.print(`${plural(count, 'session')} of ${email} ended.`)
}

async function findAccount({ open, now }: Context, email: string) {
  const db = await open()
  const account = await accountStore(db, now).findByEmail(email)
  if (account === null) throw new OperatorError(`There is no account with the email address ${email}.`)
  return { sessions: sessionStore(db, now), staff: staffStore(db, now), ...account }
}

async function listStaff({ open, print, now }: Context) {
  const rows = (await staffStore(await open(), now).list()).map(
    ({ id, email, name, role, totp_confirmed_at }) => [
      id,
      email,
      name,
      role,
      totp_confirmed_at === null ? 'not set up' : 'set up',
    ],
  )
  print(table(['ID', 'EMAIL', 'NAME', 'ROLE', 'SECOND STEP'], rows, 'Nobody has a role.'))
}

type Person = { email: string }

async function grantRole(context: Context, { role, ...person }: Person & { role: StaffRole }) {
  const { staff, id, email } = await findAccount(context, person.email)
  await staff.grant(id, role)
  context.print(
    `${email} is ${role} in the console now. An app for the second step is set up at the next visit.`,
  )
}

async function revokeRole(context: Context, person: Person) {
  const { staff, id, email } = await findAccount(context, person.email)
  if (!(await staff.revoke(id))) throw new OperatorError(`${email} has no role.`)
  context.print(`${email} has no role any more, and the console is closed at once.`)
}

async function resetSecondStep(context: Context, person: Person) {
  const { staff, id, email } = await findAccount(context, person.email)
  if (!(await staff.resetSecondStep(id))) throw new OperatorError(`${email} has no role.`)
  context.print(
    `${email} sets up an app anew at the next visit. The old app and recovery codes are worthless.`,
  )
}

async function listRequests({ open, print, now }: Context) {
  const rows = (await requestStore(await open(), now).listAll()).map((request) => [
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
  print(table(headings, rows, 'There are no requests yet.'))
}

const ANSWERS = ['accepted', 'declined'] as const

async function answerRequest({ open, print, now }: Context, id: string, { as: state }: { as: Answer }) {
  if (!(await requestStore(await open(), now).answer(id, state)))
    throw new OperatorError(`There is no open request ${id}.`)
  print(`The request is ${state}. The member sees this; write to her as well.`)
}

type Answer = (typeof ANSWERS)[number]

/** Commands for accounts, for roles in the console, and for what members ask for. */
export function addAccountCommands(program: Command, run: Run) {
  program
    .command('users')
    .description('Accounts of members')
    .command('end-sessions <email>')
    .description('Signs an account out everywhere')
    .action(run(endSessions))

  const staff = program.command('staff').description('Roles in the staff console')
  const forPerson = (name: string) => staff.command(name).requiredOption('--email <address>')
  staff.command('list').description('Everyone with a role').action(run(listStaff))
  forPerson('grant')
    .description('Gives an account a role: readers look, editors also change, answer and export')
    .addOption(new Option('--role <role>').choices(STAFF_ROLES).makeOptionMandatory())
    .action(run(grantRole))
  forPerson('revoke').description('Takes the role, at once').action(run(revokeRole))
  forPerson('reset-second-step')
    .description('For a lost phone without recovery codes: an app is set up anew')
    .action(run(resetSecondStep))

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
