import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { serialize } from 'parse5'
import * as v from 'valibot'
import {
  ANSWER_ID,
  ANSWER_PART,
  FORM_PAGE_KINDS,
  FORM_PAGES,
  SENT_PAGES,
  type FormPageKind,
} from '#contract/form-pages.ts'
import { chosenAmount } from '#contract/money.ts'
import { HONEYPOT } from '#contract/submissions.ts'
import { HOUR } from '#server/platform/clock.ts'
import { escapeHtml } from '#server/platform/escape-html.ts'
import { explainError, notFound, sendMessage, type HttpError } from '#server/platform/http/errors.ts'
import { readParam } from '#server/platform/http/route.ts'
import { contentSecurityPolicy } from '#server/platform/http/security-headers.ts'
import { keyedHash } from '#server/platform/tokens.ts'
import { readPath } from '#server/site/addresses.ts'
import { checkForm, FORM_LIMIT, formSchema, storeForm } from '#server/submissions/store-form.ts'
import { fillForm, type Fields, type FormAnswer } from './fill-form.ts'
import { attribute, find, parsePlainPage, removeAttribute, setText } from './plain-page.ts'

const HAS_PROBLEMS = 'This was not sent yet. Please look at the following, and send it again:'

/** Handles the forms that browsers without scripts post to pages, and answers with pages. */
export async function formPageRoutes(app: FastifyInstance) {
  // These routes accept forms as browsers post them, and nothing else.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => readFields(body),
  )

  for (const kind of FORM_PAGE_KINDS)
    app.route({
      method: 'POST',
      url: FORM_PAGES[kind],
      // Runs after the body is parsed, so that a 429 page can repeat the submitted values.
      config: { rateLimit: { ...FORM_LIMIT, hook: 'preHandler' } },
      errorHandler: (error, request, reply) => void answerWithPage(error, request, reply),
      handler: async (request, reply) => {
        const fields = request.body as Fields
        const read = v.safeParse(formSchema(app, kind), inputOf(kind, fields, request))
        if (!read.success) {
          const byField = Object.entries(v.flatten(read.issues).nested ?? {})
          const problems = byField.map(([field, messages]) => ({ field, message: messages?.[0] ?? '' }))
          return sendAnswer(request, reply.code(422), { message: HAS_PROBLEMS, problems, fields })
        }
        checkForm(fields[HONEYPOT] ? HONEYPOT : undefined, app.config)
        const key = await contentKey(app, kind, read.output)
        const { reference } = await storeForm(app, kind, read.output, { key, request })
        return reply.redirect(sentPage(kind, reference), 303)
      },
    })

  /** The address of the thank-you page, on the host of the pages, which may be another one. */
  function sentPage(kind: FormPageKind, reference: string) {
    const { siteUrl, apiUrl } = app.config
    const address = `${SENT_PAGES[kind]}?${new URLSearchParams({ reference }).toString()}#${ANSWER_ID}`
    return siteUrl.origin === apiUrl.origin ? address : siteUrl.origin + address
  }

  async function answerWithPage(
    error: FastifyError | HttpError,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const { status, message } = explainError(error, request, reply)
    // Reads the rest of the body: closing the connection early would lose the answer.
    if (!request.raw.complete) request.raw.resume()
    const fields = (request.body as Fields | undefined) ?? null
    return sendAnswer(request, reply.code(status), {
      message: withAdvice(message, fields),
      problems: [],
      fields,
    })
  }

  function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: FormAnswer) {
    const path = readPath(request.url)
    if (!app.pageAt) return sendPage(reply, pageWithoutSite(app.config.siteUrl.origin + path, answer))
    const page = app.pageAt(path)
    if (page === null) return sendMessage(request, reply, 404)
    const document = parsePlainPage(page.body.toString())
    fillForm(document, path, answer)
    return sendPage(reply, serialize(document))
  }
}

function readFields(body: string): Fields {
  // Browsers send line breaks of forms as CRLF, scripts as LF: both are stored alike.
  const fields = [...new URLSearchParams(body)].map(([name, text]) => [name, text.replace(/\r\n?/g, '\n')])
  return Object.fromEntries(fields) as Fields
}

/** The fields, and for a donation the cause and amount, as the form with scripts sends them. */
function inputOf(kind: FormPageKind, fields: Fields, request: FastifyRequest) {
  if (kind !== 'donations') return fields
  return { ...fields, cause: readParam(request, 'slug'), amountMinor: chosenAmount(fields) }
}

function withAdvice(message: string, fields: Fields | null) {
  const advice =
    fields === null
      ? 'Please go back: your browser still has what you typed.'
      : 'Everything you typed is still here.'
  return message.includes('still here') ? message : `${message} ${advice}`
}

/**
 * The idempotency key of a form without scripts, as the page is the same file for everybody. It is derived from the
 * content and the hour, so that a second press, a reload or a return is stored once within an hour or two; later the
 * same donation counts as another one.
 */
async function contentKey(app: FastifyInstance, kind: FormPageKind, payload: object) {
  const hour = Math.floor(app.now() / HOUR)
  const keyIn = (time: number) => `page:${keyedHash(JSON.stringify([kind, time, payload]), app.secret)}`
  const before = keyIn(hour - 1)
  return (await app.submissions.findByKey(kind, before)) ? before : keyIn(hour)
}

/** The answer of a server whose pages are on another host: why a form was not stored, and a link back to it. */
function pageWithoutSite(page: string, { message, problems }: FormAnswer) {
  const items = problems.map((problem) => `<li>${escapeHtml(problem.message)}</li>`)
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

// Only the format of formatReference, so that a link cannot insert other text into the page.
const querySchema = v.object({ reference: v.pipe(v.string(), v.regex(/^(?:[A-Z\d]{1,10}-)?[A-Z\d]{6}$/)) })

/** The thank-you pages, with the reference from the address. */
export async function sentPageRoutes(app: FastifyInstance) {
  for (const path of Object.values(SENT_PAGES)) {
    app.get(path, async (request, reply) => {
      const page = app.pageAt?.(path) ?? null
      if (page === null) throw notFound()
      const document = parsePlainPage(page.body.toString())
      const query = v.safeParse(querySchema, request.query)
      const place = find(document, (element) => attribute(element, ANSWER_PART) === 'reference')
      const value = place && find(place, ({ tagName }) => tagName === 'strong')
      if (query.success && place && value) {
        setText(value, query.output.reference)
        removeAttribute(place, 'hidden')
      }
      return sendPage(reply, serialize(document))
    })
  }
}

/** Sends a page generated for one visitor: no script runs in it, whatever it contains. */
function sendPage(reply: FastifyReply, html: string) {
  const policy = contentSecurityPolicy(reply.server.config, null)
  return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html)
}
