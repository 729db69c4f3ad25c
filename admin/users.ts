import type { Command } from 'commander'
import type { Account } from '#server/platform/database/tables.ts'
import type { Database } from '#server/platform/database/open.ts'
import { accountStore } from '#server/accounts/account-store.ts'
import { removeAccount } from '#server/accounts/remove-account.ts'
import { sessionStore } from '#server/accounts/session-store.ts'
import { OperatorError, type Context, type Run } from './command.ts'
import { plural, record, table, timeText } from './layout.ts'

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

async function showUser({ open, print, now }: Context, given: string) {
  const database = await open()
  const account = await findAccount(database, now, given)
  const sessions = await sessionStore(database.db, now).list(account.id)
  print(
    record([
      ['Name', `${account.first_name} ${account.surname}`],
      ['Email', account.email],
      ['Username', account.username],
      ['Phone', account.phone_number],
      ['Newsletter', account.is_on_mailing_list === 1 ? 'yes' : 'no'],
      ['Signed up', timeText(account.created_at)],
      ['Changed', timeText(account.updated_at)],
      ['Sessions', String(sessions.length)],
      ...sessions.map(
        ({ browser, last_seen_at }) => ['', `${browser}, last seen ${timeText(last_seen_at)}`] as const,
      ),
    ]),
  )
}

async function deleteUser({ open, print, now }: Context, given: string) {
  const database = await open()
  const { id, email } = await findAccount(database, now, given)
  await removeAccount(database.db, now, { id, email })
  print(`The account of ${email} is deleted, with its sessions. What was sent with forms stays.`)
}

async function endSessions({ open, print, now }: Context, given: string) {
  const database = await open()
  const { id, email } = await findAccount(database, now, given)
  const count = await sessionStore(database.db, now).endAll(id)
  print(`${plural(count, 'session')} of ${email} ended.`)
}

async function findAccount({ db }: Database, now: Context['now'], email: string): Promise<Account> {
  const account = await accountStore(db, now).findByEmail(email)
  if (account === null) throw new OperatorError(`There is no account with the email address ${email}.`)
  return account
}

export function addUserCommands(program: Command, run: Run) {
  const users = program.command('users').description('Accounts of members')
  users.command('list').description('Everyone with an account').action(run(listUsers))
  users.command('show <email>').description('One account and where it is signed in').action(run(showUser))
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
