import { expect, test } from 'vitest'
import { SECRET } from '#tests/server/fixtures/built-site.ts'
import { ask, listen, makeApp } from '#tests/server/fixtures/site.ts'

const PATHS = String.raw`
  /../secret.txt /blog/../../secret.txt /%2e%2e/secret.txt /.%2e/secret.txt /%2e%2e%2fsecret.txt
  /..%2fsecret.txt /..%5csecret.txt /..\secret.txt /assets/%2e%2e/%2e%2e/secret.txt
  /%252e%252e%252fsecret.txt /....//secret.txt /..%00/secret.txt /secret.txt%00.html /etc/passwd
  /%2fetc%2fpasswd /file:///etc/passwd /C:%5Csecret.txt /link.txt /linked/secret.txt /.env /%2eenv
  /.well-known/secret.txt /page-headers.json /../page-headers.json /lonely.txt.br /blog%2f3
  /assets%2fentry-Ab12Cd34.js /assets\entry-Ab12Cd34.js /blog/../robots.txt /__proto__
`
  .trim()
  .split(/\s+/)

test('nothing outside the build is there, however it is asked for', async () => {
  const port = await listen(await makeApp())
  for (const path of PATHS) {
    const answer = await ask({ port, path, headers: { accept: '*/*' } })
    expect([path, answer.status]).toEqual([path, 404])
    expect(answer.body.toString()).not.toContain(SECRET)
  }
})

test('compressed copies and the shell for other hosts have no address', async () => {
  const app = await makeApp()
  for (const url of ['/blog/index.html.br', '/assets/entry-Ab12Cd34.js.br', '/__spa-fallback.html']) {
    const answer = await app.inject({ url, headers: { accept: 'text/html', 'accept-encoding': 'br, gzip' } })
    expect([url, answer.statusCode]).toEqual([url, 404])
    expect(answer.body).not.toContain('Fallback')
  }
})

test('a file with spaces and accents in its name is found under its encoded address', async () => {
  const app = await makeApp()
  const answer = await app.inject('/na%C3%AFve%20file.txt')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe('spaces and accents\n')
})
