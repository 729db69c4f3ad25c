import { Option, type Command } from 'commander'
import { STAFF_ROLES, type StaffRole } from '#contract/staff/access.ts'
import { staffStore } from '#server/staff/staff-store.ts'
import { OperatorError, type Context, type Run } from './command.ts'
import { table } from './layout.ts'
import { findAccount } from './users.ts'

type Given = { email: string }

async function listStaff({ open, print, now }: Context) {
  const { db } = await open()
  const rows = (await staffStore(db, now).list()).map(({ id, email, name, role, totp_confirmed_at }) => [
    id,
    email,
    name,
    role,
    totp_confirmed_at === null ? 'not set up' : 'set up',
  ])
  print(
    rows.length === 0 ? 'Nobody has a role.' : table(['ID', 'EMAIL', 'NAME', 'ROLE', 'SECOND STEP'], rows),
  )
}

async function grantRole(context: Context, { role, ...given }: Given & { role: StaffRole }) {
  const { store, id, email } = await findPerson(context, given)
  await store.grant(id, role)
  context.print(
    `${email} is ${role} in the console now. An app for the second step is set up at the next visit.`,
  )
}

async function revokeRole(context: Context, given: Given) {
  const { store, id, email } = await findPerson(context, given)
  if (!(await store.revoke(id))) throw new OperatorError(`${email} has no role.`)
  context.print(`${email} has no role any more, and the console is closed at once.`)
}

async function resetSecondStep(context: Context, given: Given) {
  const { store, id, email } = await findPerson(context, given)
  if (!(await store.resetSecondStep(id))) throw new OperatorError(`${email} has no role.`)
  context.print(
    `${email} sets up an app anew at the next visit. The old app and recovery codes are worthless.`,
  )
}

async function findPerson(context: Context, given: Given) {
  const { db, id, email } = await findAccount(context, given.email)
  return { store: staffStore(db, context.now), id, email }
}

export function addStaffCommands(program: Command, run: Run) {
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
}
