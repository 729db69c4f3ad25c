import type { FastifyReply } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

type Options = { isHttps: boolean }

type Policy = Options & { scriptHashes: Array<string> }

/**
 * What a page may load. Scripts are the site's own files and the inline ones found in that very page at build time.
 */
export function contentSecurityPolicy({ isHttps, scriptHashes }: Policy) {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    // Emotion writes <style> tags into the HTML and the browser, and React writes style attributes, whose
    // content is not known beforehand. Styles cannot run code.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // The recordings of past events.
    'frame-src https://www.youtube-nocookie.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Over plain http this would send the site's own scripts to an https that is not there.
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Sets the headers that every answer has; a page replaces the policy by one that knows its inline scripts. */
export function setSecurityHeaders(reply: FastifyReply, { isHttps }: Options) {
  reply.headers({
    'content-security-policy': contentSecurityPolicy({ isHttps, scriptHashes: [] }),
    'x-content-type-options': 'nosniff',
    // Not "no-referrer": without the origin, YouTube refuses to play embedded videos.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  })
  // Only this host: which other names the organisation runs, and whether they have https, is not known here.
  if (isHttps) reply.header('strict-transport-security', 'max-age=31536000')
}

/**
 * Headers that narrow down what a browser does with our answers. Written here rather than taken from @fastify/helmet:
 * that leaves out Permissions-Policy and malformed addresses, and what remains of it is these few constants.
 */
export const securityHeaders = fastifyPlugin<Options>(async function securityHeaders(app, options) {
  app.addHook('onRequest', async (_request, reply) => setSecurityHeaders(reply, options))
})
