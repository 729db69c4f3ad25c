import { expect, test, vi } from 'vitest'
import { AMINA, makeServer, makeBrowser, makeMember } from '#tests/server/fixtures/accounts.ts'
import { makeLogger } from '#tests/server/fixtures/log.ts'
import { hang, makeReceiver } from '#tests/server/fixtures/receiver.ts'

type Value = { stringValue?: string; intValue?: number }
type Attribute = { key: string; value: Value }
type Span = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Array<Attribute>
  status: { code?: number }
  startTimeUnixNano: string
}
type Export = { resourceSpans: Array<{ scopeSpans: Array<{ spans: Array<Span> }> }> }

const attributesOf = ({ attributes }: { attributes: Array<Attribute> }) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]))

async function makeTracedApp(environment: Record<string, string> = {}) {
  const { url, received } = await makeReceiver()
  const { logger, lines } = makeLogger()
  const site = await makeServer({
    logger,
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: url, ...environment },
  })

  /** The spans of everything so far: a stopping server sends the last ones. */
  async function spans() {
    await site.app.close()
    const exports = received.map(({ body }) => JSON.parse(body) as Export).flatMap((one) => one.resourceSpans)
    return exports.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  }
  return { ...site, received, spans, lines }
}

test('requests, their queries and mail are traced, without a word about a person [RUN-5]', async () => {
  const { app, received, spans, lines } = await makeTracedApp()
  const browser = await makeMember(app)
  await browser.whoAmI()
  await makeBrowser(app).logIn({ ...AMINA, password: 'not this one' })
  await app.inject('/auth/verify-user?token=s3cret-query')
  const unsent = app.database.db.selectFrom('outbox').select('id').where('sent_at', 'is', null)
  await vi.waitUntil(async () => (await unsent.execute()).length === 0)
  const found = await spans()

  const login = found.filter(({ name }) => name === 'POST /auth/login')
  expect(login.map(attributesOf)).toEqual([
    { 'http.request.method': 'POST', 'http.route': '/auth/login', 'http.response.status_code': 200 },
    { 'http.request.method': 'POST', 'http.route': '/auth/login', 'http.response.status_code': 401 },
  ])
  const queries = found.filter((span) => span.parentSpanId === login[0]!.spanId)
  const [insert] = queries.filter(({ name }) => name === 'INSERT sessions')
  expect(attributesOf(insert!)).toMatchObject({
    'db.system.name': 'sqlite',
    'db.operation.name': 'INSERT',
    'db.collection.name': 'sessions',
    'db.query.text': expect.stringMatching(/^insert into "sessions" \(.+\) values \(\?, /),
  })
  expect(new Set(queries.map(({ traceId }) => traceId))).toEqual(new Set([login[0]!.traceId]))
  expect(BigInt(insert!.startTimeUnixNano)).toBeGreaterThan(BigInt(login[0]!.startTimeUnixNano))

  const [mail] = found.filter(({ name }) => name === 'send email')
  expect([mail!.parentSpanId, attributesOf(mail!)]).toEqual([undefined, { 'messaging.system': 'file' }])

  const sent = received.map(({ body }) => body).join('')
  for (const personal of [...Object.values(AMINA), ...browser.cookies.values(), 's3cret', '127.0.0.1'])
    expect(sent).not.toContain(personal)
  expect(received[0]).toMatchObject({ url: '/v1/traces' })
  expect(sent).toContain('{"key":"service.name","value":{"stringValue":"localhost:3000"}}')

  const answered = lines.filter(({ msg, path }) => msg === 'answered' && path === '/auth/login')
  expect(answered.map(({ traceId }) => traceId)).toEqual(login.map(({ traceId }) => traceId))
})

test('a failed request and its failed query are marked, without the text of the error', async () => {
  const { app, database, spans, received } = await makeTracedApp()
  await database.db.schema.dropTable('sessions').execute()
  await makeBrowser(app, { cookies: { session: 'x'.repeat(43) } }).whoAmI()
  const failed = (await spans()).filter(({ status }) => status.code === 2)
  expect(failed.map(({ name }) => name).sort()).toEqual(['GET /auth/verify-user', 'SELECT sessions'])
  expect(received.map(({ body }) => body).join('')).not.toContain('no such table')
})

test.each([
  ['a proxy that is trusted begins the trace', { TRUST_PROXY: 'loopback' }, true],
  ['nobody else does', {}, false],
])('%s [RUN-5]', async (_name, environment, isParent) => {
  const { app, spans } = await makeTracedApp(environment)
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  await app.inject({ url: '/healthz', headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } })
  const [span] = await spans()
  expect(span!.traceId === traceId).toBe(isParent)
})

test('a receiver that hangs holds up neither requests nor the end of the server', async () => {
  const { url } = await makeReceiver(hang)
  const { app } = await makeServer({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: url } })
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  const startedAt = performance.now()
  await app.close()
  expect(performance.now() - startedAt).toBeLessThan(6000)
})
