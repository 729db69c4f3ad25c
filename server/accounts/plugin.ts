import fastifyPlugin from 'fastify-plugin'
import type { Account, SessionRow } from '#server/platform/database/tables.ts'
import { accountChanges, type AccountChanges } from './account-changes.ts'
import { accountRoutes, sessionRoutes } from './account-routes.ts'
import { accountStore, type AccountStore } from './account-store.ts'
import { confirmationStore, type ConfirmationStore } from './confirmation-store.ts'
import { authRoutes } from './auth-routes.ts'
import { makeLoginThrottle, type LoginThrottle } from './login-throttle.ts'
import { pictureRoutes } from './picture-routes.ts'
import { sessionStore, type SessionStore } from './session-store.ts'

declare module 'fastify' {
  export interface FastifyInstance {
    accounts: AccountStore
    accountChanges: AccountChanges
    confirmations: ConfirmationStore
    sessions: SessionStore
    loginThrottle: LoginThrottle
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
    app.decorate('accounts', accountStore(database.db, now))
    app.decorate('accountChanges', accountChanges(database.db, now))
    app.decorate('confirmations', confirmationStore(database.db, now))
    app.decorate('sessions', sessionStore(database.db, now))
    app.decorate('loginThrottle', makeLoginThrottle({ limits, secret }))
    app.decorateRequest('account')
    app.decorateRequest('session')
    await app.register(authRoutes)
    await app.register(accountRoutes)
    await app.register(sessionRoutes)
    await app.register(pictureRoutes)
  },
  { name: 'accounts', dependencies: ['platform', 'mail'] },
)
