import { escapeHtml } from '#server/platform/escape-html.ts'
import type { FormAnswer } from './fill-form.ts'

/** The answer of a server whose pages are on another host: why a form was not stored, and a link back to it. */
export function pageWithoutSite(page: string, { message, issues }: Omit<FormAnswer, 'fields'>) {
  const items = issues.map((issue) => `<li>${escapeHtml(issue.message)}</li>`)
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not sent</title></head>
<body>
<h1>This was not sent</h1>
<p>${escapeHtml(message)}</p>
${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}
<p>Please go back: your browser still has what you typed.</p>
<p><a href="${escapeHtml(page)}">To the form</a></p>
</body>
</html>
`
}
