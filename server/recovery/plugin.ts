import fastifyPlugin from 'fastify-plugin'
import { recoveryStore, type RecoveryStore } from './recovery-store.ts'
import { recoveryRoutes } from './routes.ts'

declare module 'fastify' {
  export interface FastifyInstance {
    recoveries: RecoveryStore
  }
}

/** Password recovery. */
export const recovery = fastifyPlugin(
  async function recovery(app) {
    const { database, now, secret } = app
    app.decorate('recoveries', recoveryStore(database.db, now, secret))
    // Codes and links were sent to the old address, or belong to an owner who has just chosen another password.
    app.onCredentialsChange((transaction, accountId) =>
      recoveryStore(transaction, now, secret).endAll(accountId),
    )
    app.everyHour('recoveries', app.recoveries.purge)
    await app.register(recoveryRoutes)
  },
  { name: 'recovery', dependencies: ['accounts', 'mail'] },
)
