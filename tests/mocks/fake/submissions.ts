import { http } from 'msw'
import { answer, HttpError } from './answers.ts'

const KINDS = ['contact', 'volunteering', 'donations', 'nominations']

/** Accepts all submissions of the public forms; the forms have validated them. */
export function fakeSubmissions() {
  return [
    http.post('*/submissions/:kind', ({ request, params }) =>
      answer(() => {
        if (!KINDS.includes(String(params.kind))) throw new HttpError(404, 'There is no such form.')
        if (!request.headers.has('idempotency-key')) throw new HttpError(400, 'This form has no key.')
        return { success: 'We have received it.' }
      }, 201),
    ),
  ]
}
