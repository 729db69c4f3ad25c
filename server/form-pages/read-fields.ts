import type { FastifyInstance } from 'fastify'
import type { Fields } from './fill-form.ts'

/** Makes the routes of this scope accept forms as browsers post them, and nothing else. */
export function addFormParser(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => readFields(body),
  )
}

function readFields(body: string): Fields {
  // Browsers send line breaks of forms as CRLF, scripts as LF: both are stored alike.
  const fields = [...new URLSearchParams(body)].map(([name, text]) => [name, text.replace(/\r\n?/g, '\n')])
  return Object.fromEntries(fields) as Fields
}
