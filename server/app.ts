import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyServerOptions } from 'fastify'
import { accounts } from './accounts/plugin.ts'
import { donations } from './donations/plugin.ts'
import { editor } from './editor/plugin.ts'
import { mail } from './mail/plugin.ts'
import { formPageRoutes, sentPageRoutes } from './form-pages/form-page-routes.ts'
import { MINUTE, SECOND, type Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database/open.ts'
import { readableUrl } from './platform/http/api-paths.ts'
import { answerError, sendMessage } from './platform/http/errors.ts'
import { RequestLog } from './platform/observability/log.ts'
import { platform } from './platform/plugin.ts'
import { securityHeadersOf } from './platform/http/security-headers.ts'
import { privacy } from './privacy/retention-purge.ts'
import { recoveryRoutes } from './recovery/routes.ts'
import { requestRoutes } from './requests/routes.ts'
import { staff } from './staff/plugin.ts'
import { staticFiles } from './site/static-files.ts'
import { submissions } from './submissions/plugin.ts'
import { subscriptionRoutes } from './subscriptions/routes.ts'

type Parts = {
  config: Config
  logger: FastifyServerOptions['logger']
  /** Closed together with the app. */
  database: Database
  now?: Clock
}

// Sixteen times the longest form. Uploads have their own limit.
const MAX_BODY = 64 * 1024

// Longer than all answers but those of the slowest uploads, which are sent again.
const LAST_ANSWERS = 3 * SECOND

/** Assembles the server, ready to listen or to be tested with `inject`. */
export async function buildApp({ config, logger, database, now = Date.now }: Parts) {
  const app = Fastify({
    logger,
    // Identifies each request in the log.
    requestIdHeader: config.trustProxy === false ? false : 'x-request-id',
    genReqId: () => randomUUID(),
    logController: new RequestLog(),
    // By default Node checks for slow clients only every 30 s, regardless of the limits.
    http: { connectionsCheckingInterval: 2000, headersTimeout: 8000 },
    // The time without traffic after which a connection is closed, for example of a client that requests pictures and
    // reads nothing. A phone that sends a file may be in a tunnel for a while.
    connectionTimeout: MINUTE,
    // 5 MB take minutes on a phone with bad reception.
    requestTimeout: 5 * MINUTE,
    bodyLimit: MAX_BODY,
    trustProxy: config.trustProxy,
    // While the server stops, it still answers requests on open connections, and closes each connection afterwards.
    return503OnClosing: false,
    rewriteUrl: ({ url }) => readableUrl(url),
    frameworkErrors: (error, request, reply) => {
      // Hooks do not run for these errors, such as of a parameter that is far too long.
      reply.headers(securityHeadersOf(config)).header('connection', 'close')
      answerError(error, request, reply)
    },
  })

  // While the server stops, connections end with their answers: a proxy would keep them open for its next requests.
  let isClosing = false
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
  // Connections that browsers open in advance and never use would keep the server from closing.
  app.addHook('preClose', async () => {
    isClosing = true
    setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS).unref()
  })

  // Forms on other sites can send text/plain without a CORS preflight.
  app.removeContentTypeParser('text/plain')

  await app.register(platform, { config, database, now })
  await app.register(mail)
  await app.register(accounts)
  await app.register(recoveryRoutes)
  await app.register(requestRoutes)
  if (config.servesSite) await app.register(staticFiles)
  else app.setNotFoundHandler((request, reply) => sendMessage(request, reply, 404))
  // After the site: if the build is missing, the error should name its pages first.
  await app.register(submissions)
  await app.register(formPageRoutes)
  if (app.pageAt) await app.register(sentPageRoutes)
  await app.register(donations)
  await app.register(subscriptionRoutes)
  await app.register(privacy)
  await app.register(staff)
  await app.register(editor)
  return app
}
