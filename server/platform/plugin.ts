import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import fastifyPlugin from 'fastify-plugin'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/open.ts'
import { answerError, discardOversized } from './http/errors.ts'
import { addHousekeeping } from './jobs/housekeeping.ts'
import { limitStore, type LimitStore } from './database/limit-store.ts'
import { addMetrics } from './observability/metrics.ts'
import { checkOrigin } from './http/origin-check.ts'
import { addRateLimits } from './http/rate-limit.ts'
import { readSecret } from './secret.ts'
import { setSecurityHeaders } from './http/security-headers.ts'
import { addSiteFacts } from './site-facts.ts'

declare module 'fastify' {
  export interface FastifyInstance {
    config: Config
    database: Database
    now: Clock
    secret: string
    limits: LimitStore
  }
}

/** The basis of every feature: settings, database, clock, limits, and hooks for all requests. */
export const platform = fastifyPlugin<{ config: Config; database: Database; now: Clock }>(
  async function platform(app, { config, database, now }) {
    app.decorate('config', config)
    app.decorate('database', database)
    app.decorate('now', now)
    app.decorate('secret', readSecret(config))
    app.decorate('limits', limitStore(database.db, now))
    await addMetrics(app)
    addSiteFacts(app)
    app.addHook('onRequest', setSecurityHeaders)
    app.setErrorHandler(answerError)
    app.addHook('onSend', discardOversized)
    app.addHook('onClose', () => database.close())
    await app.register(cookie)
    if (config.siteUrl.origin !== config.apiUrl.origin) {
      await app.register(cors, {
        origin: config.siteUrl.origin,
        credentials: true,
        methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        exposedHeaders: ['retry-after'],
        maxAge: 600,
      })
    }
    app.addHook('onRequest', checkOrigin)
    await addRateLimits(app)
    // For load balancers and container runtimes.
    app.get('/healthz', async () => ({ status: 'ok' }))
    addHousekeeping(app)
  },
  { name: 'platform' },
)
