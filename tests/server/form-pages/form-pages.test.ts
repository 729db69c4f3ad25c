import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contactSchema } from '#contract/contact.ts'
import { HOUR, MINUTE } from '#server/platform/clock.ts'
import { documentOf, makeFormPagesApp, post, problemsIn } from '#tests/server/fixtures/form-pages.ts'
import { APPLICATION, DONATION, MESSAGE, storedIn } from '#tests/server/fixtures/submissions.ts'

const GIVE = '/donate/free-laptops/give'
const { cause: _, ...GIVER } = DONATION
const GIFT = { ...GIVER, amountMinor: 'other', otherAmount: '20,000' }
const COMPANY = { organizationName: 'Kente Ltd', organizationAddress: '4 Oxford Street', city: 'Accra' }
const COMPANY_GIFT = { ...GIFT, type: 'company', ...COMPANY }

test('forms of pages are stored as those of the API are [NOSCRIPT-3]', async () => {
  const { app, database } = await makeFormPagesApp()
  const answers = [
    // Browsers write line breaks as CRLF.
    await post(app, '/contact-us', { ...MESSAGE, message: MESSAGE.message.replaceAll('\n', '\r\n') }),
    await post(app, '/volunteer', APPLICATION),
    await post(app, GIVE, GIFT),
    await post(app, GIVE, COMPANY_GIFT),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303, 303])
  const { phone: _phone, heardFrom: _heardFrom, ...donation } = DONATION
  const stored = await storedIn(database)
  expect(stored.map(({ kind, payload }) => ({ kind, payload }))).toEqual(
    expect.arrayContaining([
      { kind: 'contact', payload: MESSAGE },
      { kind: 'volunteering', payload: { ...APPLICATION, phone: '08031234567' } },
      { kind: 'donations', payload: DONATION },
      { kind: 'donations', payload: { ...donation, type: 'company', ...COMPANY } },
    ]),
  )
})

test('pressed twice, a form is stored once, with the same reference; hours later it is another [NOSCRIPT-5]', async () => {
  const { app, database, pass } = await makeFormPagesApp()
  const give = async (part: object = {}) => (await post(app, GIVE, { ...GIFT, ...part })).headers.location
  const first = await give()
  expect(await give({ firstName: ' Amina ' })).toBe(first)
  // The same across the full hour.
  pass(55 * MINUTE)
  expect(await give()).toBe(first)
  pass(10 * MINUTE)
  expect(await give()).toBe(first)
  expect(await storedIn(database)).toHaveLength(1)
  pass(3 * HOUR)
  const later = [await give(), await give({ otherAmount: '20,001' })]
  expect(new Set([first, ...later]).size).toBe(3)
})

test('a mistake is answered with the form, what was typed, and the messages of the contract, and has no script [NOSCRIPT-4 NOSCRIPT-6]', async () => {
  const { app, database } = await makeFormPagesApp()
  const typed = { fullName: '', email: '"><script>', message: '\n<b>"Hello"</b> & </textarea>' }
  const answer = await post(app, '/contact-us', typed)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([422, 'no-store'])
  const document = documentOf(answer.body)
  expect(document.querySelectorAll('script, noscript, [data-needs-scripts]')).toHaveLength(0)
  expect(answer.headers['content-security-policy']).toContain("script-src 'none';")
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
})

test('a mistake in one of two forms is shown in that one, with its choices [NOSCRIPT-4]', async () => {
  const { app } = await makeFormPagesApp()
  const answer = await post(app, GIVE, { ...COMPANY_GIFT, currency: 'USD', otherAmount: '3', city: '' })
  const document = documentOf(answer.body)
  const [individual, company] = document.querySelectorAll('form')
  expect(individual?.querySelector('.problem:not([hidden])')).toBeNull()
  expect(company?.querySelectorAll('[data-field] .problem')).toHaveLength(2)
  expect(company?.querySelector<HTMLInputElement>('[name=currency]:checked')?.value).toBe('USD')
  const amount = company?.querySelector('[data-field=amountMinor]')
  expect(amount?.textContent).toContain('Our smallest gift is $10')
})

test('the page of thanks shows the reference of its address, and nothing else [NOSCRIPT-5]', async () => {
  const { app } = await makeFormPagesApp()
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
})

test('pages of other sites cannot post a form [NOSCRIPT-6]', async () => {
  const { app, database } = await makeFormPagesApp()
  const foreign: Array<Record<string, string>> = [
    { origin: 'https://elsewhere.example' },
    { 'sec-fetch-site': 'cross-site' },
  ]
  for (const headers of foreign) {
    const answer = await post(app, '/contact-us', MESSAGE, headers)
    expect(answer.statusCode).toBe(403)
    // The page must not contain the submitted values either.
    expect(answer.body).not.toContain(MESSAGE.fullName)
  }
  expect(await storedIn(database)).toEqual([])
})

test('a program that fills in the hidden field gets the form again, and a second press passes [ABUSE-2]', async () => {
  const { app, database } = await makeFormPagesApp()
  const answer = await post(app, '/contact-us', { ...MESSAGE, topic: 'Cheap watches' })
  expect(answer.statusCode).toBe(422)
  const document = documentOf(answer.body)
  expect(document.querySelector('#answer')?.textContent).toContain('press the button once more')
  expect(document.querySelector<HTMLInputElement>('[name=topic]')?.value).toBe('')
  expect(document.querySelector<HTMLInputElement>('[name=fullName]')?.value).toBe(MESSAGE.fullName)
  expect((await post(app, '/contact-us', { ...MESSAGE, topic: '' })).statusCode).toBe(303)
  expect(await storedIn(database)).toHaveLength(1)
})

test('a page says when to try again, with what was typed [NOSCRIPT-7]', async () => {
  const { app } = await makeFormPagesApp({ environment: { RATE_LIMIT_FACTOR: '0.0001' } })
  await post(app, '/contact-us', MESSAGE)
  const answer = await post(app, '/contact-us', MESSAGE)
  expect([answer.statusCode, Number(answer.headers['retry-after'])]).toEqual([429, expect.any(Number)])
  const document = documentOf(answer.body)
  expect(document.querySelector('#answer')?.textContent).toContain('Too many attempts.')
  expect(document.querySelector<HTMLTextAreaElement>('[name=message]')?.value).toBe(MESSAGE.message)
})

test('too much, and something that is no form, are answered with the form [NOSCRIPT-7]', async () => {
  const { app, database } = await makeFormPagesApp()
  const long = await post(app, '/contact-us', { ...MESSAGE, message: 'a'.repeat(70_000) })
  expect([long.statusCode, long.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8'])
  expect(documentOf(long.body).querySelector('#answer')?.textContent).toContain(
    'your browser still has what you typed',
  )
  const json = await app.inject({ method: 'POST', url: '/contact-us', payload: MESSAGE })
  expect(json.statusCode).toBe(415)
  expect((await post(app, '/donate/yachts/give', { type: 'individual' })).statusCode).toBe(404)
  expect(await storedIn(database)).toEqual([])
})

test('while the database is unavailable, a page keeps what was typed [NOSCRIPT-7]', async () => {
  const { app } = await makeFormPagesApp({
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

test('a server whose pages are elsewhere leads back to them [NOSCRIPT-8]', async () => {
  const environment = {
    SERVE_SITE: 'false',
    SITE_URL: 'https://kentecode.example',
    API_URL: 'https://api.kentecode.example',
  }
  const { app, database } = await makeFormPagesApp({ environment })
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
