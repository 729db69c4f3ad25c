import { STAFF_ROLES } from '#contract/staff/access.ts'
import { accountStore } from '#server/accounts/account-store.ts'
import { staffStore } from '#server/staff/staff-store.ts'
import { OperatorError, textOption, UsageError, type Command, type Context, type Options } from './command.ts'
import { table } from './layout.ts'

type Given = { options: Options }

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

async function grantRole(context: Context, { options }: Given) {
  const role = STAFF_ROLES.find((known) => known === textOption(options, 'role'))
  if (role === undefined) throw new UsageError(`--role is ${STAFF_ROLES.join(' or ')}.`)
  const { store, id, email } = await findPerson(context, options)
  await store.grant(id, role)
  context.print(
    `${email} is ${role} in the console now. An app for the second step is set up at the next visit.`,
  )
}

async function revokeRole(context: Context, { options }: Given) {
  const { store, id, email } = await findPerson(context, options)
  if (!(await store.revoke(id))) throw new OperatorError(`${email} has no role.`)
  context.print(`${email} has no role any more, and the console is closed at once.`)
}

async function resetSecondStep(context: Context, { options }: Given) {
  const { store, id, email } = await findPerson(context, options)
  if (!(await store.resetSecondStep(id))) throw new OperatorError(`${email} has no role.`)
  context.print(
    `${email} sets up an app anew at the next visit. The old app and recovery codes are worthless.`,
  )
}

async function findPerson({ open, now }: Context, options: Options) {
  const { db } = await open()
  const given = textOption(options, 'email') ?? ''
  const account = await accountStore(db, now).findByEmail(given)
  if (account === null) throw new OperatorError(`There is no account with the email address ${given}.`)
  return { store: staffStore(db, now), id: account.id, email: account.email }
}

const email = { email: 'address' }

export const staffCommands: ReadonlyArray<Command> = [
  { name: 'staff list', summary: 'Everyone with a role in the staff console', run: listStaff },
  {
    name: 'staff grant',
    options: { ...email, role: STAFF_ROLES.join('|') },
    needs: ['email', 'role'],
    summary: 'Gives an account a role: readers look, editors also change, answer and export',
    run: grantRole,
  },
  {
    name: 'staff revoke',
    options: email,
    needs: ['email'],
    summary: 'Takes the role, at once',
    run: revokeRole,
  },
  {
    name: 'staff reset-second-step',
    options: email,
    needs: ['email'],
    summary: 'For a lost phone without recovery codes: an app is set up anew',
    run: resetSecondStep,
  },
]
