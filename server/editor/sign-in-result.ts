import { createHash } from 'node:crypto'

export type Result = { token: string } | { error: string }

// The editor's window replies to the first message with the same message, which reveals its origin; only then, and
// only to that origin, the token is sent.
const SCRIPT = `const { origin, message } = JSON.parse(document.getElementById('result').textContent)
addEventListener('message', (event) => {
  if (event.origin === origin && event.data === 'authorizing:github') opener.postMessage(message, origin)
})
opener?.postMessage('authorizing:github', origin)`

const HASH = createHash('sha256').update(SCRIPT).digest('base64')

/** The policy of the page, which allows its script only. */
export const SIGN_IN_RESULT_POLICY = `default-src 'none'; script-src 'sha256-${HASH}'; base-uri 'none'; frame-ancestors 'none'`

/** The page of the popup after the sign-in. It passes the result to the editor's window, which closes the popup. */
export function signInResultPage(result: Result, origin: string): string {
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
