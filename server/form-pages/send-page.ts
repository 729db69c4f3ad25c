import type { FastifyReply } from 'fastify'
import { contentSecurityPolicy } from '#server/platform/http/security-headers.ts'

/** Sends a page generated for one visitor: it is not cached, and no script runs in it, whatever it contains. */
export function sendPage(reply: FastifyReply, html: string) {
  reply.type('text/html; charset=utf-8').headers({
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy(reply.server.config, null),
  })
  return reply.send(html)
}
