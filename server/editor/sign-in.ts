import type { FastifyInstance, FastifyReply } from 'fastify'
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { cookieName, cookieOptions } from '#server/accounts/session-cookie.ts'
import { MINUTE, SECOND } from '#server/platform/clock.ts'
import { isSameHash, newToken } from '#server/platform/tokens.ts'

const TIMEOUT_MS = 10_000

const tokenAnswer = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()) })

const AUTHORIZE = 'https://github.com/login/oauth/authorize'
const ACCESS_TOKEN = 'https://github.com/login/oauth/access_token'

type OAuthApp = { id: string; secret: string }

/** Exchanges the code of a sign-in for the editor's access token, or throws. */
async function tokenFor(app: OAuthApp, code: string, redirectUri: string): Promise<string> {
  const answer = await fetch(ACCESS_TOKEN, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: app.id, client_secret: app.secret, code, redirect_uri: redirectUri }),
    // A redirect would carry the secret to another address.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  // GitHub answers 200 to a wrong code as well, with an error instead of the token.
  return v.parse(tokenAnswer, await answer.json()).access_token
}

type Result = { token: string } | { error: string }

// The editor's window replies to the first message with the same message, which reveals its origin; only then, and
// only to that origin, the token is sent.
const SCRIPT = `const { origin, message } = JSON.parse(document.getElementById('result').textContent)
addEventListener('message', (event) => {
  if (event.origin === origin && event.data === 'authorizing:github') opener.postMessage(message, origin)
})
opener?.postMessage('authorizing:github', origin)`

const HASH = createHash('sha256').update(SCRIPT).digest('base64')

/** The policy of the page, which allows its script only. */
const SIGN_IN_RESULT_POLICY = `default-src 'none'; script-src 'sha256-${HASH}'; base-uri 'none'; frame-ancestors 'none'`

/** The page of the popup after the sign-in. It passes the result to the editor's window, which closes the popup. */
function signInResultPage(result: Result, origin: string): string {
  const state = 'token' in result ? 'success' : 'error'
  const message = `authorization:github:${state}:${JSON.stringify({ provider: 'github', ...result })}`
  // A "<" could end the script element.
  const data = JSON.stringify({ origin, message }).replaceAll('<', '\\u003c')
  const words = 'token' in result ? 'You are signed in. You can close this window.' : result.error
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Sign-in</title></head>
<body><p>${words}</p><script type="application/json" id="result">${data}</script><script>${SCRIPT}</script></body>
</html>
`
}

export const SIGN_IN = '/oauth/auth'
const CALLBACK = '/oauth/callback'

const STATE = 'editor_sign_in'
const LIFETIME = 10 * MINUTE

const FAILED = 'Signing in failed. Please close this window and try again.'

type Query = { code?: unknown; state?: unknown; scope?: unknown }

/** The sign-in of editors with GitHub. The server stores nothing: the token goes to the editor's browser. */
export function signInRoutes(app: FastifyInstance, oauth: OAuthApp) {
  const { config } = app
  const redirectUri = new URL(CALLBACK, config.apiUrl).href
  const cookie = cookieName(STATE, config)
  // Lax, because GitHub's page redirects back.
  const options = { ...cookieOptions(config), sameSite: 'lax' } as const
  // Where the editor is open. A host that sends only the pages of the site does not have it.
  const { origin } = config.servesSite ? config.siteUrl : config.apiUrl
  const answer = (reply: FastifyReply, status: number, result: Result) =>
    withHeaders(reply)
      .code(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', SIGN_IN_RESULT_POLICY)
      .send(signInResultPage(result, origin))
  const limit = { config: { rateLimit: { max: 30, timeWindow: MINUTE } } }

  app.get<{ Querystring: Query }>(SIGN_IN, limit, async ({ query }, reply) => {
    const state = newToken()
    const address = new URL(AUTHORIZE)
    address.search = new URLSearchParams({
      client_id: oauth.id,
      redirect_uri: redirectUri,
      // Of the two scopes, `repo` also includes private repositories.
      scope: String(query.scope).split(',').includes('public_repo') ? 'public_repo' : 'repo',
      state,
    }).toString()
    reply.setCookie(cookie, state, { ...options, maxAge: LIFETIME / SECOND })
    return withHeaders(reply).redirect(address.href, 302)
  })

  app.get<{ Querystring: Query }>(CALLBACK, limit, async ({ query, cookies, log }, reply) => {
    const expected = cookies[cookie] ?? ''
    reply.clearCookie(cookie, options)
    const { code, state } = query
    if (expected === '' || typeof state !== 'string' || !isSameHash(state, expected))
      return answer(reply, 400, { error: FAILED })
    // Without a code, the editor has denied access.
    if (typeof code !== 'string') return answer(reply, 200, { error: FAILED })
    try {
      return await answer(reply, 200, { token: await tokenFor(oauth, code, redirectUri) })
    } catch (error) {
      log.warn({ reason: String(error) }, 'GitHub gave no token for a sign-in to the editor')
      return answer(reply, 502, { error: FAILED })
    }
  })
}

// By default a popup that returns from another site loses access to its opener.
function withHeaders(reply: FastifyReply) {
  return reply.headers({
    'cross-origin-opener-policy': 'unsafe-none',
    'referrer-policy': 'no-referrer',
  })
}
