import { SENT_PAGES } from '#contract/form-pages.ts'
import { scriptSource } from '#server/platform/http/security-headers.ts'
import { hashInlineScripts } from '#scripts/hash-inline-scripts.ts'

const CHARSET = /<meta charset="utf-8"\s*\/?>/i

/**
 * Adds a policy for the page's inline scripts, before the first of them: a separate header per page would exceed the
 * number of rules that hosts allow. Browsers enforce it together with the policy in the header. Pages that our server
 * fills in (server/form-pages) must not run scripts at all.
 */
export function withScriptPolicy(html: string, address: string): string {
  if (!CHARSET.test(html)) throw new Error('The page names no charset, after which its policy belongs.')
  const isAnswer = Object.values(SENT_PAGES).includes(address)
  const policy = scriptSource(isAnswer ? null : hashInlineScripts(html))
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="content-security-policy" content="${policy}"/>`,
  )
}
