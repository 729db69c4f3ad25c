import type { FastifyInstance } from 'fastify'
import { serialize } from 'parse5'
import * as v from 'valibot'
import { ANSWER_PART, SENT_PAGES } from '#contract/form-pages.ts'
import { notFound } from '#server/platform/http/errors.ts'
import { attribute, find, removeAttribute, setText } from './html-tree.ts'
import { parsePlainPage } from './plain-page.ts'
import { sendPage } from './send-page.ts'

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
