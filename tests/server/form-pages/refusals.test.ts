import { expect, test } from 'vitest'
import { documentOf, makeFormPagesApp, post } from '#tests/server/fixtures/form-pages.ts'
import { MESSAGE, storedIn } from '#tests/server/fixtures/submissions.ts'

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
