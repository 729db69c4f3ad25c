import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '#server/platform/config.ts'

test('without any setting the server listens on port 3000 of every interface and serves build/client', () => {
  expect(readConfig({})).toEqual({
    host: '0.0.0.0',
    port: 3000,
    buildDir: resolve('build/client'),
    siteFactsFile: resolve('build/site-facts.json'),
    siteUrl: new URL('http://localhost:3000'),
    apiUrl: new URL('http://localhost:3000'),
    servesSite: true,
    hasServiceWorker: true,
    logLevel: 'info',
    dataDir: resolve('data'),
    databaseUrl: null,
    secret: null,
    smtpUrl: null,
    mailFrom: null,
    clamdUrl: null,
    scanQuarantine: false,
    editor: null,
    trustProxy: false,
    redisUrl: null,
    metrics: null,
    tracing: null,
    minFillingSeconds: 2,
    rateLimitFactor: 1,
  })
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', HOST: ' ' })).toEqual(readConfig({}))
})

const SECRET = 'thirty-two characters or even more'

test('settings are taken from the environment', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '::1',
    BUILD_DIR: '/srv/site',
    SITE_URL: 'https://gelegrid.org',
    API_URL: 'https://api.gelegrid.org',
    SERVE_SITE: 'false',
    SERVICE_WORKER: 'false',
    LOG_LEVEL: 'warn',
    DATA_DIR: '/var/lib/gelegrid',
    DATABASE_URL: 'postgres://gelegrid@db/site',
    SECRET,
    SMTP_URL: 'smtps://user:pass@mail.gelegrid.org',
    MAIL_FROM: 'hello@gelegrid.org',
    CLAMD_URL: 'tcp://127.0.0.1:3310',
    SCAN_QUARANTINE: 'true',
    TRUST_PROXY: 'loopback, 10.0.0.0/8',
    REDIS_URL: 'rediss://:pass@cache.gelegrid.org',
    METRICS_PORT: '9464',
    METRICS_HOST: '10.0.0.7',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
    OTEL_SERVICE_NAME: 'gelegrid',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
    RATE_LIMIT_FACTOR: '2.5',
    MIN_FILLING_SECONDS: '0.5',
    CMS_REPOSITORY: 'gelegrid/site',
    CMS_GITHUB_CLIENT_ID: 'app',
    CMS_GITHUB_CLIENT_SECRET: 'key',
  })
  expect(config).toEqual({
    host: '::1',
    port: 8080,
    buildDir: '/srv/site',
    siteFactsFile: '/srv/site-facts.json',
    siteUrl: new URL('https://gelegrid.org'),
    apiUrl: new URL('https://api.gelegrid.org'),
    servesSite: false,
    hasServiceWorker: false,
    logLevel: 'warn',
    dataDir: '/var/lib/gelegrid',
    databaseUrl: 'postgres://gelegrid@db/site',
    secret: SECRET,
    smtpUrl: 'smtps://user:pass@mail.gelegrid.org',
    mailFrom: 'hello@gelegrid.org',
    clamdUrl: 'tcp://127.0.0.1:3310',
    scanQuarantine: true,
    trustProxy: 'loopback, 10.0.0.0/8',
    redisUrl: 'rediss://:pass@cache.gelegrid.org',
    metrics: { port: 9464, host: '10.0.0.7' },
    tracing: { endpoint: 'http://127.0.0.1:4318', serviceName: 'gelegrid', share: 0.25 },
    rateLimitFactor: 2.5,
    minFillingSeconds: 0.5,
    editor: {
      repository: 'gelegrid/site',
      branch: 'main',
      githubUrl: new URL('https://github.com'),
      oauth: { id: 'app', secret: 'key' },
    },
  })
})

test('the API has the address of the site by default', () => {
  expect(readConfig({ SITE_URL: 'https://gelegrid.org', SECRET }).apiUrl.href).toBe('https://gelegrid.org/')
})

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
  ['SERVE_SITE', 'maybe'],
  ['MAIL_FROM', 'nobody'],
  ['CLAMD_URL', '127.0.0.1:3310'],
  ['CLAMD_URL', 'tcp://127.0.0.1:port'],
  ['CLAMD_URL', 'tcp://127.0.0.1/clamd'],
  ['CLAMD_URL', 'unix://'],
  ['SCAN_QUARANTINE', 'yes'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '1.5'],
  ['TRUST_PROXY', '1, 2'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', 'dead'],
  ['METRICS_PORT', 'on'],
  ['METRICS_HOST', 'http://127.0.0.1'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', '127.0.0.1:4318'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ['MIN_FILLING_SECONDS', '-1'],
  ['MIN_FILLING_SECONDS', '10'],
  ['RATE_LIMIT_FACTOR', '0'],
  ['RATE_LIMIT_FACTOR', 'off'],
])('%s cannot be %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} is '${value}', but it must be`)
})

test.each(['127.0.0.1', '::1', '10.0.0.0/8, fd00::/8', 'loopback,uniquelocal'])(
  'TRUST_PROXY can be %s',
  (value) => expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(value),
)

const DATABASE = { SECRET, DATABASE_URL: 'postgres://site@db/site' }

test.each([
  'postgres://site:pa#ss@db/site',
  'postgres://site:12#3@db/site',
  'postgres://site:12/3@db/site',
  'postgres://site:12?3@db/site',
  'postgres://site:100%@db/site',
])('%s says how the password is written', (url) => {
  expect(() => readConfig({ ...DATABASE, DATABASE_URL: url })).toThrow(
    /^(?!.*db\/site).*DATABASE_URL was found, but it is no address such as postgres:\/\/user:password@host.*%23 for #/s,
  )
  expect(() => readConfig({ SMTP_URL: url.replace('postgres', 'smtp') })).toThrow(
    'SMTP_URL was found, but it is no address such as smtp://user:password@host',
  )
})

test.each(['postgres://site:pa%23ss@db/site', 'postgresql:///site', 'postgres://db/site?sslmode=require'])(
  '%s is an address',
  (url) => expect(readConfig({ ...DATABASE, DATABASE_URL: url }).databaseUrl).toBe(url),
)

test('files in quarantine need a scanner [SCAN-9]', () => {
  expect(() => readConfig({ SCAN_QUARANTINE: 'true' })).toThrow(
    'SCAN_QUARANTINE is true, but CLAMD_URL is not set',
  )
  const url = 'unix:///run/clamav/clamd.ctl'
  expect(readConfig({ SCAN_QUARANTINE: 'true', CLAMD_URL: url }).clamdUrl).toBe(url)
})

test('without a site address, the local one follows the port', () => {
  expect(readConfig({ PORT: '4000' }).siteUrl.href).toBe('http://localhost:4000/')
})

test('everything that is wrong is listed at once, with what was found and what is allowed', () => {
  const environment = { PORT: '80a', HOST: 'http://x', SITE_URL: 'gelegrid.org/home', LOG_LEVEL: 'loud' }
  expect(() => readConfig(environment)).toThrow(ConfigError)
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

test.each(['65536', '-1', '3.5', '0x50', '1e3', '999999'])('%s is not a port', (port) => {
  expect(() => readConfig({ PORT: port })).toThrow('PORT')
})

test.each([
  'ftp://gelegrid.org',
  'https://gelegrid.org/site',
  'https://a:b@gelegrid.org',
  'javascript:alert(1)',
])('%s is not the address of a site', (url) => {
  expect(() => readConfig({ SITE_URL: url })).toThrow('SITE_URL')
})
