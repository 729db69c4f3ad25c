import { expect, test } from 'vitest'
import { readConfig } from '#server/platform/config.ts'

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', HOST: ' ' })).toEqual(readConfig({}))
})

const SECRET = 'thirty-two characters or even more'

test.each([
  { SITE_URL: 'https://gelegrid.org' },
  { SITE_URL: ' HTTPS://GeleGrid.org' },
  { DATABASE_URL: 'postgres://db/site' },
])('outside a single local server there is no default secret: %o', (environment) => {
  expect(() => readConfig(environment)).toThrow('SECRET is not set. Make one with')
})

test('an invalid secret is not echoed', () => {
  const environment = {
    SECRET: 'tooshort',
    DATABASE_URL: 'mysql://me:hunter2@db',
    SMTP_URL: 'http://me:hunter3@mail',
    REDIS_URL: 'http://:hunter4@cache',
  }
  expect(() => readConfig(environment)).toThrow('SECRET was found, but it must have at least 32 characters')
  expect(() => readConfig(environment)).toThrow(/^(?!.*(tooshort|hunter))/s)
})

test.each([
  ['MAIL_FROM', 'nobody'],
  ['CLAMD_URL', '127.0.0.1:3310'],
  ['CLAMD_URL', 'tcp://127.0.0.1:99999'],
  ['TRUST_PROXY', 'true'],
  ['MIN_FILLING_SECONDS', '10'],
  ['RATE_LIMIT_FACTOR', '0'],
])('%s cannot be %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} is '${value}', but it must be`)
})

const DATABASE = { SECRET, DATABASE_URL: 'postgres://site@db/site' }

test('an address with a password that is not encoded says how it is written', () => {
  for (const password of ['pa#ss', '12/3', '100%', '%E9', 'a@b/c'])
    expect(() => readConfig({ ...DATABASE, DATABASE_URL: `postgres://site:${password}@db/site` })).toThrow(
      /^(?!.*db\/site).*DATABASE_URL was found, but it must be an address such as postgres:\/\/user:password@host.*%23 for #/s,
    )
})

test('addresses of a database, of mail and of proxies may have any form that works', () => {
  for (const url of [
    'postgres://site:pa%23ss@db/site',
    'postgresql:///site',
    'postgres://db/s?sslmode=require',
  ])
    expect(readConfig({ ...DATABASE, DATABASE_URL: url }).databaseUrl).toBe(url)
  const smtpUrl = 'smtps://amina@example.org:secret@mail.example.org'
  expect(readConfig({ SMTP_URL: smtpUrl })).toMatchObject({ smtpUrl })
  for (const trustProxy of ['127.0.0.1', '::1', '10.0.0.0/8, fd00::/8', 'loopback,uniquelocal'])
    expect(readConfig({ TRUST_PROXY: trustProxy })).toMatchObject({ trustProxy })
})

test('files in quarantine need a scanner [SCAN-9]', () => {
  expect(() => readConfig({ SCAN_QUARANTINE: 'true' })).toThrow(
    'SCAN_QUARANTINE is true, but CLAMD_URL is not set',
  )
  const url = 'unix:///run/clamav/clamd.ctl'
  expect(readConfig({ SCAN_QUARANTINE: 'true', CLAMD_URL: url }).clamdUrl).toBe(url)
})

test('everything that is wrong is listed at once, with what was found and what is allowed', () => {
  const environment = { PORT: '80a', HOST: 'http://x', SITE_URL: 'gelegrid.org/home', LOG_LEVEL: 'loud' }
  expect(() => readConfig(environment)).toThrow(
    [
      'The server cannot start with these settings:',
      "  - PORT is '80a', but it must be a whole number from 0 to 65535.",
      "  - HOST is 'http://x', but it must be a host name or an IP address, without http:// or a path.",
      "  - SITE_URL is 'gelegrid.org/home', but it must be an address such as https://www.example.org, without a path.",
      "  - LOG_LEVEL is 'loud', but it must be one of silent, fatal, error, warn, info, debug, trace.",
    ].join('\n'),
  )
})
