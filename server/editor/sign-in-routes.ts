import type { FastifyInstance, FastifyReply } from 'fastify'
import { cookieName, cookieOptions } from '#server/accounts/session-cookie.ts'
import { MINUTE, SECOND } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import { perAddress } from '#server/platform/http/rate-limit.ts'
import { isSameHash, newToken } from '#server/platform/tokens.ts'
import { gitHubAt, tokenFor } from './github.ts'
import { SIGN_IN_RESULT_POLICY, signInResultPage, type Result } from './sign-in-result.ts'

export const SIGN_IN = '/oauth/auth'
const CALLBACK = '/oauth/callback'

const STATE = 'editor_sign_in'
const LIFETIME = 10 * MINUTE

const FAILED = 'Signing in failed. Please close this window and try again.'

type Query = { code?: unknown; state?: unknown; scope?: unknown }

/** The sign-in of editors with GitHub. The server stores nothing: the token goes to the editor's browser. */
export function signInRoutes(app: FastifyInstance, oauth: { id: string; secret: string }, githubUrl: URL) {
  const { config } = app
  const { signIn, token } = gitHubAt(githubUrl)
  const redirectUri = new URL(CALLBACK, config.apiUrl).href
  const cookie = cookieName(STATE, config)
  // Lax, because GitHub's page redirects back.
  const options = { ...cookieOptions(config), sameSite: 'lax' } as const
  const limit = { config: perAddress({ max: 30, windowMs: MINUTE }, config) }

  app.get<{ Querystring: Query }>(SIGN_IN, limit, async ({ query }, reply) => {
    const state = newToken()
    const address = new URL(signIn)
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
      return answer(reply, config, 400, { error: FAILED })
    // Without a code, the editor has denied access.
    if (typeof code !== 'string') return answer(reply, config, 200, { error: FAILED })
    try {
      return await answer(reply, config, 200, { token: await tokenFor(token, oauth, code, redirectUri) })
    } catch (error) {
      log.warn({ reason: String(error) }, 'GitHub gave no token for a sign-in to the editor')
      return answer(reply, config, 502, { error: FAILED })
    }
  })
}

function answer(reply: FastifyReply, config: Config, status: number, result: Result) {
  return withHeaders(reply)
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', SIGN_IN_RESULT_POLICY)
    .send(signInResultPage(result, editorOrigin(config)))
}

/** Where the editor is open. A host that sends only the pages of the site does not have it. */
function editorOrigin({ servesSite, siteUrl, apiUrl }: Config) {
  return servesSite ? siteUrl.origin : apiUrl.origin
}

// By default a popup that returns from another site loses access to its opener.
function withHeaders(reply: FastifyReply) {
  return reply.headers({
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'unsafe-none',
    'referrer-policy': 'no-referrer',
  })
}
