import fastifyPlugin from 'fastify-plugin'
import type { Account, SessionRow } from '#server/platform/database/tables.ts'
import { accountChanges, type AccountChanges, type CredentialsListener } from './account-changes.ts'
import { accountRoutes } from './account-routes.ts'
import { accountStore, type AccountStore } from './account-store.ts'
import { confirmationStore, type ConfirmationStore } from './confirmation-store.ts'
import { authRoutes } from './auth-routes.ts'
import { makeLoginThrottle, type LoginThrottle } from './login-throttle.ts'
import { passwordQueueLength } from './password-hash.ts'
import { pictureRoutes } from './picture-routes.ts'
import { pictureStore, type PictureStore } from './picture-store.ts'
import { sessionRoutes } from './session-routes.ts'
import { sessionStore, type SessionStore } from './session-store.ts'

declare module 'fastify' {
  export interface FastifyInstance {
    accounts: AccountStore
    accountChanges: AccountChanges
    confirmations: ConfirmationStore
    sessions: SessionStore
    pictures: PictureStore
    loginThrottle: LoginThrottle
    /**
     * Runs in the transaction in which a signed-in member changes the email address or password. A recovery does not
     * run it, as it ends its own codes and links (recovery-store.ts).
     */
    onCredentialsChange: (listener: CredentialsListener) => void
  }

  export interface FastifyRequest {
    /** Set by `preHandler: requireSession`. */
    account: Account
    /** Set by `preHandler: requireSession`. */
    session: SessionRow
  }
}

/** Sign-up, login, the member's own account, and its sessions. */
export const accounts = fastifyPlugin(
  async function accounts(app) {
    const { database, now, limits, secret } = app
    const listeners: Array<CredentialsListener> = []
    app.decorate('onCredentialsChange', (listener: CredentialsListener) => void listeners.push(listener))
    app.decorate('accounts', accountStore(database.db, now))
    app.decorate(
      'accountChanges',
      accountChanges(database.db, now, async (transaction, accountId) => {
        for (const listener of listeners) await listener(transaction, accountId)
      }),
    )
    app.decorate('confirmations', confirmationStore(database.db, now))
    app.decorate('sessions', sessionStore(database.db, now))
    app.decorate('pictures', pictureStore(database.db, now))
    app.decorate('loginThrottle', makeLoginThrottle({ limits, secret }))
    app.metrics.gauge({
      name: 'sessions_active',
      help: 'Sessions that have not expired, on all servers.',
      read: app.sessions.count,
    })
    app.metrics.gauge({
      name: 'password_hashes_waiting',
      help: 'Passwords that are hashed or wait for it.',
      read: passwordQueueLength,
    })
    app.decorateRequest('account')
    app.decorateRequest('session')
    app.everyHour('sessions', app.sessions.purge)
    app.everyHour('confirmations', app.confirmations.purge)
    await app.register(authRoutes)
    await app.register(accountRoutes)
    await app.register(sessionRoutes)
    await app.register(pictureRoutes)
  },
  { name: 'accounts', dependencies: ['platform', 'mail'] },
)
