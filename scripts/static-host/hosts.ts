/*
 * Hosts that serve the pages without our server, using `_headers` and `_redirects`. The limits are those of their
 * documentation, and of wrangler 4.164 for Cloudflare.
 */

export type Host = {
  name: 'netlify' | 'cloudflare'
  /** Whether a rule may answer with a page and the status 404; otherwise the nearest 404.html is used. */
  hasNotFoundRules: boolean
  maxHeaderRules: number
  maxRedirects: number
  maxLineLength: number
}

export const HOSTS: ReadonlyArray<Host> = [
  {
    name: 'netlify',
    hasNotFoundRules: true,
    maxHeaderRules: Infinity,
    maxRedirects: Infinity,
    maxLineLength: Infinity,
  },
  {
    name: 'cloudflare',
    hasNotFoundRules: false,
    maxHeaderRules: 100,
    // The limit for rules without patterns; the limit for patterns is lower.
    maxRedirects: 2000,
    maxLineLength: 1000,
  },
]
