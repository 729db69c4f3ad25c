import Fastify, { type FastifyServerOptions } from 'fastify'
import type { Config } from './config'
import { RequestLog } from './log'
import { answerError, errors } from './plugins/errors'
import { gracefulClose } from './plugins/graceful-close'
import { health } from './plugins/health'
import { securityHeaders, setSecurityHeaders } from './plugins/security-headers'
import { staticFiles } from './plugins/static-files'
import { readSite } from './site/read-site'

type Parts = { config: Config; logger: FastifyServerOptions['logger'] }

/** The whole server, ready to listen or to be asked by a test. */
export async function buildApp({ config, logger }: Parts) {
  const isHttps = config.siteUrl.protocol === 'https:'
  const site = readSite(config.buildDir)

  const app = Fastify({
    logger,
    logController: new RequestLog(),
    // By default an array of one string passes for a string, and unknown fields vanish without a word.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    // Node looks for slow clients every 30 s unless told otherwise, whatever the limits are.
    http: { connectionsCheckingInterval: 2000, headersTimeout: 8000 },
    requestTimeout: 10_000,
    // While stopping, what still arrives on an open connection is answered, and that connection then closed.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      // Hooks do not run for these.
      setSecurityHeaders(reply, { isHttps })
      answerError(error, request, reply)
    },
  })

  await app.register(gracefulClose)
  await app.register(securityHeaders, { isHttps })
  await app.register(errors)
  await app.register(health)
  await app.register(staticFiles, { site, isHttps })
  return app
}
