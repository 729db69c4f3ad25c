import * as v from 'valibot'
import { expect } from 'vitest'
import { contactSchema } from '#contract/contact.ts'
import { HOUR, MINUTE } from '#server/platform/clock.ts'
import { testOnBoth, testOnSqlite } from '#tests/server/fixtures/databases.ts'
import { documentOf, makeFormPagesApp, post, problemsIn } from '#tests/server/fixtures/form-pages.ts'
import { APPLICATION, MESSAGE, send, storedIn } from '#tests/server/fixtures/submissions.ts'

const GIVE = '/donate/free-laptops/give'
const GIFT = {
  type: 'individual',
  firstName: 'Amina',
  lastName: 'Bello',
  email: 'amina@example.com',
  phone: '',
  currency: 'NGN',
  amountMinor: 'other',
  otherAmount: '20,000',
  country: 'Nigeria',
  heardFrom: '',
}
const COMPANY_GIFT = {
  ...GIFT,
  type: 'company',
  organizationName: 'Kente Ltd',
  organizationAddress: '4 Oxford Street',
  city: 'Accra',
}

const withoutKeys = (rows: Awaited<ReturnType<typeof storedIn>>) =>
  rows.map(({ kind, payload }) => ({ kind, payload }))

testOnBoth('forms of pages are stored as those of the API are [NOSCRIPT-3]', async (kind) => {
  const { app, database } = await makeFormPagesApp(kind)
  const answers = [
    // As browsers write line breaks.
    await post(app, '/contact-us', { ...MESSAGE, message: MESSAGE.message.replaceAll('\n', '\r\n') }),
    await post(app, '/volunteer', APPLICATION),
    await post(app, GIVE, GIFT),
    await post(app, GIVE, COMPANY_GIFT),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303, 303])
  const donation = { cause: 'free-laptops', currency: 'NGN', amountMinor: 2_000_000, country: 'Nigeria' }
  const donor = { firstName: 'Amina', lastName: 'Bello', email: 'amina@example.com' }
  expect(withoutKeys(await storedIn(database))).toEqual(
    expect.arrayContaining([
      { kind: 'contact', payload: MESSAGE },
      { kind: 'volunteering', payload: { ...APPLICATION, phone: '08031234567' } },
      {
        kind: 'donations',
        payload: { type: 'individual', ...donation, ...donor, phone: '', heardFrom: '' },
      },
      {
        kind: 'donations',
        payload: {
          type: 'company',
          ...donation,
          ...donor,
          organizationName: 'Kente Ltd',
          organizationAddress: '4 Oxford Street',
          city: 'Accra',
        },
      },
    ]),
  )
})

testOnBoth('pressed twice, a form is stored once, with the same reference [NOSCRIPT-5]', async (kind) => {
  const { app, database, pass } = await makeFormPagesApp(kind)
  const first = await post(app, GIVE, GIFT)
  const second = await post(app, GIVE, { ...GIFT, firstName: ' Amina ' })
  // Also across the full hour.
  pass(55 * MINUTE)
  const third = await post(app, GIVE, GIFT)
  pass(10 * MINUTE)
  const fourth = await post(app, GIVE, GIFT)
  expect([second, third, fourth].map(({ headers }) => headers.location)).toEqual(
    Array(3).fill(first.headers.location),
  )
  expect(await storedIn(database)).toHaveLength(1)
})

testOnBoth('twenty presses at once are stored once [NOSCRIPT-5]', async (kind) => {
  const { app, database } = await makeFormPagesApp(kind)
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(app, '/contact-us', MESSAGE)))
  expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1)
  expect(await storedIn(database)).toHaveLength(1)
})

testOnSqlite('hours later the same gift is another gift, and another text another message', async () => {
  const { app, database, pass } = await makeFormPagesApp('sqlite')
  await post(app, GIVE, GIFT)
  pass(3 * HOUR)
  await post(app, GIVE, GIFT)
  await post(app, GIVE, { ...GIFT, otherAmount: '20,001' })
  expect(await storedIn(database)).toHaveLength(3)
})

testOnSqlite('multipart/form-data is read as well, without files', async () => {
  const { app, database } = await makeFormPagesApp('sqlite')
  const data = new FormData()
  for (const [name, text] of Object.entries(MESSAGE)) data.set(name, text)
  data.set('file', new File(['x'], 'x.txt'))
  const encoded = new Response(data)
  const answer = await app.inject({
    method: 'POST',
    url: '/contact-us',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  expect(answer.statusCode).toBe(303)
  expect(withoutKeys(await storedIn(database))).toEqual([{ kind: 'contact', payload: MESSAGE }])
})

testOnSqlite(
  'a mistake is answered with the form, what was typed, and the messages of the contract [NOSCRIPT-4]',
  async () => {
    const { app, database } = await makeFormPagesApp('sqlite')
    const typed = { fullName: '', email: 'amina', message: '\n<b>"Hello"</b> & welcome' }
    const answer = await post(app, '/contact-us', typed)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([422, 'no-store'])
    const document = documentOf(answer.body)
    const { issues = [] } = v.safeParse(contactSchema, typed)
    const first = (name: string) => issues.find(({ path }) => path?.[0]?.key === name)?.message
    expect(problemsIn(document)).toEqual({ fullName: first('fullName'), email: first('email') })
    expect(document.title).toBe('Not sent: Contact us')
    const summary = document.querySelector<HTMLElement>('#answer')
    expect(summary?.hidden).toBe(false)
    const links = [...(summary?.querySelectorAll('a') ?? [])]
    expect(links.map((link) => link.textContent)).toEqual([first('fullName'), first('email')])
    const [name, email] = links.map((link) => document.querySelector(link.getAttribute('href') ?? ''))
    expect([name?.getAttribute('name'), email?.getAttribute('name')]).toEqual(['fullName', 'email'])
    expect(email?.getAttribute('aria-invalid')).toBe('true')
    expect(email?.getAttribute('aria-describedby')).toBe('f-email-error f-email-hint')
    const data = new (document.defaultView as Window & typeof globalThis).FormData(
      document.querySelector('form') ?? undefined,
    )
    expect(Object.fromEntries(data)).toEqual({ ...typed, topic: '' })
    expect(await storedIn(database)).toEqual([])
  },
)

testOnSqlite(
  'a mistake in one of two forms is shown in that one, with its choices [NOSCRIPT-4]',
  async () => {
    const { app } = await makeFormPagesApp('sqlite')
    const answer = await post(app, GIVE, { ...COMPANY_GIFT, currency: 'USD', otherAmount: '3', city: '' })
    const document = documentOf(answer.body)
    const [individual, company] = document.querySelectorAll('form')
    expect(individual?.querySelector('.problem:not([hidden])')).toBeNull()
    expect(company?.querySelectorAll('[data-field] .problem')).toHaveLength(2)
    expect(company?.querySelector<HTMLInputElement>('[name=currency]:checked')?.value).toBe('USD')
    expect(company?.querySelector('[data-field=amountMinor]')?.textContent).toContain(
      'Our smallest gift is $10',
    )
  },
)

testOnSqlite('the answer has no script, and allows none [NOSCRIPT-6]', async () => {
  const { app } = await makeFormPagesApp('sqlite')
  const { body, headers } = await post(app, '/contact-us', {})
  const document = documentOf(body)
  expect(document.querySelectorAll('script, noscript, [data-needs-scripts]')).toHaveLength(0)
  expect(headers['content-security-policy']).toContain("script-src 'none';")
})

testOnSqlite(
  'the page of thanks shows the reference of its address, and nothing else [NOSCRIPT-5]',
  async () => {
    const { app } = await makeFormPagesApp('sqlite')
    const { headers } = await post(app, '/contact-us', MESSAGE)
    expect(headers.location).toMatch(/^\/contact-us\/sent\?reference=KC-[0-9A-Z]{6}#answer$/)
    const shown = async (url: string) => {
      const document = documentOf((await app.inject(url)).body)
      const place = document.querySelector<HTMLElement>('[data-answer=reference]')
      return place?.hidden ? null : place?.textContent
    }
    const address = String(headers.location)
    const [, reference] = /reference=([^#]+)/.exec(address) ?? []
    expect(await shown(address.replace(/#.*/, ''))).toBe(`Your reference: ${reference}`)
    for (const other of ['Call +234 1', '<b>', 'GG-7F3KQ2&reference=GG-7F3KQ3', ''])
      expect(await shown(`/contact-us/sent?reference=${other}`)).toBeNull()
  },
)

testOnSqlite('pages of other sites cannot post a form [NOSCRIPT-6]', async () => {
  const { app, database } = await makeFormPagesApp('sqlite')
  for (const headers of [{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    const answer = await post(app, '/contact-us', MESSAGE, headers)
    expect(answer.statusCode).toBe(403)
    // Nor fill it in.
    expect(answer.body).not.toContain(MESSAGE.fullName)
  }
  expect(await storedIn(database)).toEqual([])
})

testOnSqlite(
  'a program that fills in the hidden field gets the form again, and a second press passes [ABUSE-2]',
  async () => {
    const { app, database } = await makeFormPagesApp('sqlite')
    const answer = await post(app, '/contact-us', { ...MESSAGE, topic: 'Cheap watches' })
    expect(answer.statusCode).toBe(422)
    const document = documentOf(answer.body)
    expect(document.querySelector('#answer')?.textContent).toContain('press the button once more')
    expect(document.querySelector<HTMLInputElement>('[name=topic]')?.value).toBe('')
    expect(document.querySelector<HTMLInputElement>('[name=fullName]')?.value).toBe(MESSAGE.fullName)
    expect((await post(app, '/contact-us', { ...MESSAGE, topic: '' })).statusCode).toBe(303)
    expect(await storedIn(database)).toHaveLength(1)
  },
)

testOnSqlite('a page says when to try again, with what was typed [NOSCRIPT-7]', async () => {
  const { app } = await makeFormPagesApp('sqlite', { environment: { RATE_LIMIT_FACTOR: '0.0001' } })
  await post(app, '/contact-us', MESSAGE)
  const answer = await post(app, '/contact-us', MESSAGE)
  expect([answer.statusCode, Number(answer.headers['retry-after'])]).toEqual([429, expect.any(Number)])
  const document = documentOf(answer.body)
  expect(document.querySelector('#answer')?.textContent).toContain('You have tried this very often.')
  expect(document.querySelector<HTMLTextAreaElement>('[name=message]')?.value).toBe(MESSAGE.message)
})

testOnSqlite('too much, and something that is no form, are answered with the form [NOSCRIPT-7]', async () => {
  const { app, database } = await makeFormPagesApp('sqlite')
  const long = await post(app, '/contact-us', { ...MESSAGE, message: 'a'.repeat(70_000) })
  expect([long.statusCode, long.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8'])
  expect(documentOf(long.body).querySelector('#answer')?.textContent).toContain(
    'your browser still has what you typed',
  )
  const json = await app.inject({ method: 'POST', url: '/contact-us', payload: MESSAGE })
  expect(json.statusCode).toBe(415)
  const broken = await app.inject({
    method: 'POST',
    url: '/contact-us',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: '--b\r\nContent-Disp',
  })
  expect(broken.statusCode).toBe(400)
  expect(await storedIn(database)).toEqual([])
})

testOnSqlite('while the database is away, a page keeps what was typed [NOSCRIPT-7]', async () => {
  const { app } = await makeFormPagesApp('sqlite', {
    prepare: (unprepared) => {
      unprepared.submissions.store = () =>
        Promise.reject(Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' }))
    },
  })
  const answer = await post(app, '/contact-us', MESSAGE)
  expect(answer.statusCode).toBe(503)
  const document = documentOf(answer.body)
  expect(document.querySelector('#answer')?.textContent).toContain('This is not possible just now.')
  expect(document.querySelector<HTMLInputElement>('[name=fullName]')?.value).toBe(MESSAGE.fullName)
})

testOnSqlite('an unknown cause has no form', async () => {
  const { app } = await makeFormPagesApp('sqlite')
  expect((await post(app, '/donate/yachts/give', GIFT)).statusCode).toBe(404)
})

testOnSqlite('a server whose pages are elsewhere leads back to them [NOSCRIPT-8]', async () => {
  const environment = {
    SERVE_SITE: 'false',
    SITE_URL: 'https://kentecode.example',
    API_URL: 'https://api.kentecode.example',
  }
  const { app, database } = await makeFormPagesApp('sqlite', { environment })
  const headers = { origin: 'https://kentecode.example' }
  const stored = await post(app, '/contact-us', MESSAGE, headers)
  expect(stored.headers.location).toMatch(/^https:\/\/kentecode\.example\/contact-us\/sent\?reference=KC-/)
  const refused = await post(app, '/contact-us', { ...MESSAGE, email: '<b>' }, headers)
  expect(refused.statusCode).toBe(422)
  const document = documentOf(refused.body)
  expect(document.querySelector('li')?.textContent).toContain('email address')
  expect(document.querySelector('a')?.href).toBe('https://kentecode.example/contact-us')
  expect(refused.headers['content-security-policy']).toContain(
    "form-action 'self' https://api.kentecode.example",
  )
  expect(await storedIn(database)).toHaveLength(1)
})

testOnSqlite('what scripts send is stored beside it as before', async () => {
  const { app, database } = await makeFormPagesApp('sqlite')
  expect((await send(app, 'contact', MESSAGE)).statusCode).toBe(201)
  expect(
    (
      await app.inject({
        method: 'POST',
        url: '/submissions/contact',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'idempotency-key': 'key-of-the-form',
        },
        payload: 'a=b',
      })
    ).statusCode,
  ).toBe(415)
  expect(await storedIn(database)).toHaveLength(1)
})
