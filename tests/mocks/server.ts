import { http, HttpResponse, type RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'

/** Answers the calls of this test file. An unhandled call fails its test. */
export function mockServer(...handlers: Array<RequestHandler>) {
  const server = setupServer(...handlers)
  const unanswered: Array<string> = []
  server.events.on('request:unhandled', ({ request }) => {
    unanswered.push(`${request.method} ${request.url}`)
  })
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => {
    server.resetHandlers()
    const missed = unanswered.splice(0)
    if (missed.length > 0) throw new Error(`Nobody answers ${missed.join(', ')}`)
  })
  afterAll(() => server.close())
  return server
}

/** The list of countries, which forms load. */
export const threeCountries = http.get('/options/countries.json', () =>
  HttpResponse.json([{ name: 'Ghana' }, { name: 'India' }, { name: 'Nigeria' }]),
)
