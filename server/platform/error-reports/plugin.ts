import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { MINUTE } from '#server/platform/clock.ts'
import { traceFields } from '#server/platform/tracing/active-trace.ts'
import { describeError } from './redact.ts'
import { reportSender } from './report-sender.ts'

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  export interface FastifyInstance {
    /** Reports an internal error to ERROR_REPORT_URL. Never throws, and nothing waits for it. */
    reportError: (error: unknown, context?: { request: FastifyRequest; status: number }) => void
  }
}

/** Posts errors of the server as JSON to a monitoring service. */
export const errorReports = fastifyPlugin(async function errorReports(app) {
  const { errorReportUrl, siteUrl } = app.config
  if (errorReportUrl === null) {
    app.decorate('reportError', () => {})
    return
  }
  const count = app.metrics.counter({
    name: 'error_reports_total',
    help: 'Reports of errors: sent, failed, or dropped because there were too many.',
    labels: ['result'],
  })
  let warnedAt = -Infinity
  const sender = reportSender({
    url: errorReportUrl,
    onResult: (result) => {
      count({ result })
      if (result !== 'failed' || performance.now() < warnedAt + MINUTE) return
      warnedAt = performance.now()
      // Only logged, as reporting it would fail as well.
      app.log.warn('an error could not be reported to ERROR_REPORT_URL')
    },
  })
  app.decorate('reportError', (error, context) =>
    sender.send({
      time: new Date().toISOString(),
      site: siteUrl.host,
      ...(context && requestOf(context)),
      ...traceFields(),
      errors: describeError(error),
    }),
  )
  app.addHook('onClose', sender.stop)
})

/** Names the route's pattern: the address itself may contain a key or a name. */
function requestOf({ request, status }: { request: FastifyRequest; status: number }) {
  const { id, method, routeOptions } = request
  return { status, method, route: routeOptions.url ?? null, requestId: id }
}
