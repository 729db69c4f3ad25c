import { SENT_PAGES } from '#contract/form-pages.ts'
import { scriptSource } from '#server/platform/security-headers.ts'
import { hashInlineScripts } from '#scripts/hash-inline-scripts.ts'

const CHARSET = /<meta charset="utf-8"\s*\/?>/i

/**
 * The page with a policy for its inline scripts, before the first of them: a header of its own for each page would be more
 * rules than hosts allow. Browsers enforce it beside the policy of the header. The pages that our server fills in (server/form-pages)
 * may run no script at all.
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
