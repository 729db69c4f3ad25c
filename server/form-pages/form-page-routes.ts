import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { serialize } from 'parse5'
import * as v from 'valibot'
import { chosenAmount } from '#contract/donation-amount.ts'
import { ANSWER_ID, FORM_PAGES, SENT_PAGES, type FormPageKind } from '#contract/form-pages.ts'
import { HONEYPOT, type SubmissionKind } from '#contract/submissions.ts'
import { HOUR } from '#server/platform/clock.ts'
import { explainError, sendMessage, type HttpError } from '#server/platform/http/errors.ts'
import { perAddress } from '#server/platform/http/rate-limit.ts'
import { keyedHash } from '#server/platform/tokens.ts'
import { readPath } from '#server/site/paths.ts'
import { checkForm } from '#server/submissions/form-check.ts'
import { FORM_LIMIT, formServices, type FormService } from '#server/submissions/form-services.ts'
import { fillForm, type Fields, type FormAnswer } from './fill-form.ts'
import { pageWithoutSite } from './page-without-site.ts'
import { parsePlainPage } from './plain-page.ts'
import { addFormParser } from './read-fields.ts'
import { sendPage } from './send-page.ts'

const HAS_PROBLEMS = 'This was not sent yet. Please look at the following, and send it again:'

/** Handles the forms that browsers without scripts post to pages, and answers with pages. */
export async function formPageRoutes(app: FastifyInstance) {
  const services = formServices(app)
  addFormParser(app)

  function addPage<Payload extends object>(kind: FormPageKind, service: FormService<Payload>) {
    const { rateLimit } = perAddress(FORM_LIMIT, app.config)
    app.route({
      method: 'POST',
      url: FORM_PAGES[kind],
      // Runs after the body is parsed, so that a 429 page can repeat the submitted values.
      config: { rateLimit: { ...rateLimit, hook: 'preHandler' }, isFormPage: true },
      errorHandler: (error, request, reply) => void answerWithPage(error, request, reply),
      handler: async (request, reply) => {
        const fields = request.body as Fields
        const read = v.safeParse(service.schema(), inputOf(kind, fields, request))
        if (!read.success)
          return sendAnswer(request, reply.code(422), {
            message: HAS_PROBLEMS,
            issues: read.issues,
            fields,
          })
        checkForm(fields[HONEYPOT] ? HONEYPOT : undefined, app.config)
        const key = await contentKey(app, kind, read.output)
        const { reference } = await service.store(read.output, { key, request })
        return reply.redirect(sentPage(kind, reference), 303)
      },
    })
  }

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
      issues: [],
      fields,
    })
  }

  function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: FormAnswer) {
    const path = readPath(request.url) ?? ''
    if (!app.pageAt) return sendPage(reply, pageWithoutSite(app.config.siteUrl.origin + path, answer))
    const page = app.pageAt(path)
    if (page === null) return sendMessage(request, reply, 404)
    const document = parsePlainPage(page.body.toString())
    fillForm(document, path, answer)
    return sendPage(reply, serialize(document))
  }

  addPage('contact', services.contact)
  addPage('volunteering', services.volunteering)
  addPage('donations', services.donations)
}

/**
 * The input of the schema: the fields, and for a donation the cause and amount, as the form with scripts sends them.
 */
function inputOf(kind: FormPageKind, fields: Fields, { params }: FastifyRequest) {
  if (kind !== 'donations') return fields
  return { ...fields, cause: (params as { slug?: string }).slug, amountMinor: chosenAmount(fields) }
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
async function contentKey(app: FastifyInstance, kind: SubmissionKind, payload: object) {
  const hour = Math.floor(app.now() / HOUR)
  const keyIn = (time: number) => `page:${keyedHash(JSON.stringify([kind, time, payload]), app.secret)}`
  const before = keyIn(hour - 1)
  return (await app.submissions.hasKey(kind, before)) ? before : keyIn(hour)
}
