import fastifyPlugin from 'fastify-plugin'
import type { Account, SessionRow } from '#server/platform/database/tables.ts'
import { accountChanges } from './account-changes.ts'
import { accountRoutes, sessionRoutes } from './account-routes.ts'
import { accountStore, type AccountStore } from './account-store.ts'
import { authRoutes } from './auth-routes.ts'
import { makeLoginThrottle } from './login-throttle.ts'
import { pictureRoutes } from './picture-routes.ts'
import { sessionStore } from './session-store.ts'

declare module 'fastify' {
  export interface FastifyInstance {
    accounts: AccountStore
    accountChanges: ReturnType<typeof accountChanges>
    sessions: ReturnType<typeof sessionStore>
    loginThrottle: ReturnType<typeof makeLoginThrottle>
  }

  export interface FastifyRequest {
    /** This and the session are set by `preHandler: requireSession`. */
    account: Account
    session: SessionRow
  }
}

/** Sign-up, login, the member's own account, and its sessions. */
export const accounts = fastifyPlugin(
  async function accounts(app) {
    const { database, now, limits, secret } = app
    app.decorate('accounts', accountStore(database.db, now))
    app.decorate('accountChanges', accountChanges(database.db, now))
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
