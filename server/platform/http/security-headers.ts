import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/platform/config.ts'

export type Origins = Pick<Config, 'siteUrl' | 'apiUrl'>

/** The sources that a page may load: the site's files, and the inline scripts found in it by the build. */
export function contentSecurityPolicy(
  { siteUrl, apiUrl }: Origins,
  scriptHashes: ReadonlyArray<string> | null = [],
) {
  const apiOrigin = apiUrl.origin === siteUrl.origin ? [] : [apiUrl.origin]
  return [
    "default-src 'self'",
    scriptSource(scriptHashes),
    // Emotion writes <style> tags and React writes style attributes with content that is unknown beforehand. Styles
    // cannot run code.
    "style-src 'self' 'unsafe-inline'",
    // Members' pictures come from the API.
    ["img-src 'self' data:", ...apiOrigin].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...apiOrigin].join(' '),
    // The service worker. Its own requests are restricted by the policy of its script.
    "worker-src 'self'",
    // Recordings of past events.
    'frame-src https://www.youtube-nocookie.com',
    "object-src 'none'",
    "base-uri 'none'",
    // Forms sent without scripts go to the API.
    ["form-action 'self'", ...apiOrigin].join(' '),
    "frame-ancestors 'none'",
    // Over plain http this would upgrade the site's own scripts to an https that does not exist.
    ...(siteUrl.protocol === 'https:' ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** The directive that differs between pages: these inline scripts, or no script at all for null. */
export function scriptSource(scriptHashes: ReadonlyArray<string> | null) {
  if (scriptHashes === null) return "script-src 'none'"
  return ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ')
}

/** The headers of every answer. A page replaces the policy, and subresources go without `DOCUMENT_HEADERS`. */
export function securityHeadersOf(origins: Origins): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(origins),
    'x-content-type-options': 'nosniff',
    // Not "no-referrer": without the origin, YouTube refuses to play embedded videos.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    // Without includeSubDomains, as other hosts of the organisation may not have https.
    ...(origins.siteUrl.protocol === 'https:' && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

/** Browsers ignore these on scripts, styles, fonts and pictures but SVG, where they would cost the home page 17 KB. */
export const DOCUMENT_HEADERS = [
  'content-security-policy',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
] as const

/** An onRequest hook. Without @fastify/helmet, which lacks Permissions-Policy and skips malformed requests. */
export async function setSecurityHeaders({ server }: FastifyRequest, reply: FastifyReply) {
  // Answers may contain personal data. A route whose answers may be stored replaces the last header.
  reply.headers({ ...securityHeadersOf(server.config), 'cache-control': 'no-store' })
}
