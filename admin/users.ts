import type { Command } from 'commander'
import { accountStore } from '#server/accounts/account-store.ts'
import { removeAccount } from '#server/accounts/remove-account.ts'
import { sessionStore } from '#server/accounts/session-store.ts'
import { OperatorError, type Context, type Run } from './command.ts'
import { plural, table, timeText } from './layout.ts'

async function listUsers({ open, print }: Context) {
  const { db } = await open()
  const accounts = await db
    .selectFrom('accounts')
    .select(['email', 'username', 'first_name', 'surname', 'created_at'])
    .orderBy('created_at')
    .execute()
  const rows = accounts.map(({ email, username, first_name, surname, created_at }) => [
    email,
    username,
    `${first_name} ${surname}`,
    timeText(created_at),
  ])
  print(rows.length === 0 ? 'Nobody has signed up yet.' : table(['EMAIL', 'USERNAME', 'NAME', 'SINCE'], rows))
}

async function deleteUser(context: Context, given: string) {
  const { db, id, email } = await findAccount(context, given)
  await removeAccount(db, context.now, { id, email })
  context.print(`The account of ${email} is deleted, with its sessions. What was sent with forms stays.`)
}

async function endSessions(context: Context, given: string) {
  const { db, id, email } = await findAccount(context, given)
  const count = await sessionStore(db, context.now).endAll(id)
  context.print(`${plural(count, 'session')} of ${email} ended.`)
}

export async function findAccount({ open, now }: Context, email: string) {
  const { db } = await open()
  const account = await accountStore(db, now).findByEmail(email)
  if (account === null) throw new OperatorError(`There is no account with the email address ${email}.`)
  return { db, ...account }
}

export function addUserCommands(program: Command, run: Run) {
  const users = program.command('users').description('Accounts of members')
  users.command('list').description('Everyone with an account').action(run(listUsers))
  users
    .command('delete <email>')
    .description('Deletes an account for good')
    .requiredOption('--yes', 'this cannot be undone')
    .action(run(deleteUser))
  users
    .command('end-sessions <email>')
    .description('Signs an account out everywhere')
    .action(run(endSessions))
}
