import * as v from 'valibot'

const TIMEOUT_MS = 10_000

const tokenAnswer = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()) })

type App = { id: string; secret: string }

/** The URLs of GitHub, or of a GitHub Enterprise Server. */
export function gitHubAt(url: URL) {
  const isPublic = url.hostname === 'github.com'
  return {
    apiRoot: isPublic ? 'https://api.github.com' : `${url.origin}/api/v3`,
    graphqlRoot: isPublic ? 'https://api.github.com/graphql' : `${url.origin}/api/graphql`,
    signIn: new URL('/login/oauth/authorize', url),
    token: new URL('/login/oauth/access_token', url),
  }
}

/** Exchanges the code of a sign-in for the editor's access token, or throws. */
export async function tokenFor(address: URL, app: App, code: string, redirectUri: string): Promise<string> {
  const answer = await fetch(address, {
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
