import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import fastifyPlugin from 'fastify-plugin'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/open.ts'
import { errors } from './errors.ts'
import { gracefulClose } from './graceful-close.ts'
import { housekeeping } from './jobs/housekeeping.ts'
import { limitStore, type LimitStore } from './limit-store.ts'
import { metrics } from './metrics/plugin.ts'
import { minBodyRate } from './min-body-rate.ts'
import { originCheck } from './origin-check.ts'
import { rateLimit } from './rate-limit.ts'
import { readableUrl } from './readable-url.ts'
import { readSecret } from './secret.ts'
import { securityHeaders } from './security-headers.ts'
import { siteFacts } from './site-facts.ts'
import { tracing } from './tracing/plugin.ts'

type Options = { config: Config; database: Database; now: Clock }

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  export interface FastifyInstance {
    config: Config
    database: Database
    now: Clock
    secret: string
    limits: LimitStore
  }
}

/** The basis of every feature: settings, database, clock, limits, and hooks for all requests. */
export const platform = fastifyPlugin<Options>(
  async function platform(app, { config, database, now }) {
    const limits = limitStore(database.db, now)
    app.decorate('config', config)
    app.decorate('database', database)
    app.decorate('now', now)
    app.decorate('secret', readSecret(config))
    app.decorate('limits', limits)
    await app.register(metrics)
    await app.register(tracing)

    await app.register(siteFacts)
    await app.register(gracefulClose)
    await app.register(securityHeaders)
    await app.register(errors)
    await app.register(readableUrl)
    app.addHook('onClose', () => database.close())
    await app.register(minBodyRate)
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
    await app.register(originCheck)
    await app.register(rateLimit)
    // For load balancers and container runtimes.
    app.get('/healthz', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      return { status: 'ok' }
    })
    await app.register(housekeeping)
    app.everyHour('limits', limits.purge)
  },
  { name: 'platform' },
)
