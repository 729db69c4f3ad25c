import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import Fastify, { type FastifyServerOptions } from 'fastify'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database/open.ts'
import { RequestLog } from './platform/log.ts'
import { bodyPace, MAX_REQUEST } from './platform/min-body-rate.ts'
import { answerError, errors, sendMessage } from './platform/errors.ts'
import { gracefulClose } from './platform/graceful-close.ts'
import { health } from './platform/health.ts'
import { housekeeping } from './platform/housekeeping.ts'
import { originCheck } from './platform/origin-check.ts'
import { outboxDelivery } from './mail/outbox-delivery.ts'
import { rateLimit } from './platform/rate-limit.ts'
import { securityHeaders, setSecurityHeaders } from './platform/security-headers.ts'
import { staticFiles } from './site/static-files.ts'
import { handleClientError } from './platform/client-error-handler.ts'
import { accountRoutes } from './accounts/account-routes.ts'
import { authRoutes } from './accounts/auth-routes.ts'
import { submissionRoutes } from './submissions/routes.ts'
import { recoveryRoutes } from './recovery/routes.ts'
import { makeServices } from './services.ts'
import { readSite } from './site/read-site.ts'
import { submissionRules } from './site/submission-rules.ts'

type Parts = {
  config: Config
  logger: FastifyServerOptions['logger']
  /** Closed together with the app. */
  database: Database
  now?: Clock
}

// Sixteen times what the longest form has. A file has a limit of its own.
const MAX_BODY = 64 * 1024

/** The whole server, ready to listen or to be asked by a test. */
export async function buildApp({ config, logger, database, now = Date.now }: Parts) {
  const isHttps = config.siteUrl.protocol === 'https:'
  const services = makeServices({ config, database, now })

  const app = Fastify({
    logger,
    logController: new RequestLog(),
    // By default an array of one string passes for a string, and unknown fields vanish without a word.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    // Node looks for slow clients every 30 s unless told otherwise, whatever the limits are.
    http: { connectionsCheckingInterval: 2000, headersTimeout: 8000 },
    // The longest of any address. How long each may take by itself is up to bodyPace.
    requestTimeout: MAX_REQUEST,
    bodyLimit: MAX_BODY,
    trustProxy: config.trustProxy,
    // While stopping, what still arrives on an open connection is answered, and that connection then closed.
    return503OnClosing: false,
    clientErrorHandler: handleClientError,
    frameworkErrors: (error, request, reply) => {
      // Hooks do not run for these: neither the one that sets headers, nor the one that hurries a body along.
      setSecurityHeaders(reply, { isHttps })
      reply.header('connection', 'close')
      answerError(error, request, reply)
    },
  })

  // A form on another site can send this kind without asking the browser first.
  app.removeContentTypeParser('text/plain')

  await app.register(gracefulClose)
  await app.register(securityHeaders, { isHttps })
  await app.register(errors)
  app.addHook('onClose', () => database.close())
  await app.register(bodyPace)
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
  await app.register(originCheck, { config })
  await app.register(rateLimit)
  await app.register(health)
  await app.register(housekeeping, { services })
  await app.register(outboxDelivery, { services })
  await app.register(authRoutes, { services })
  await app.register(recoveryRoutes, { services })
  await app.register(accountRoutes, { services })
  if (config.servesSite) await app.register(staticFiles, { site: readSite(config.buildDir), isHttps })
  else app.setNotFoundHandler((request, reply) => sendMessage(request, reply, 404))
  // After the site: of a missing build, its pages are what to speak of.
  await app.register(submissionRoutes, { services, readRules: submissionRules(config) })
  return app
}
