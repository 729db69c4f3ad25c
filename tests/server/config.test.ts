// @vitest-environment node
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../server/config'

test('without any setting the server listens on port 3000 of every interface and serves build/client', () => {
  expect(readConfig({})).toEqual({
    host: '0.0.0.0',
    port: 3000,
    buildDir: resolve('build/client'),
    siteUrl: new URL('http://localhost:3000'),
    logLevel: 'info',
  })
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', HOST: ' ' })).toEqual(readConfig({}))
})

test('settings are taken from the environment', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '::1',
    BUILD_DIR: '/srv/site',
    SITE_URL: 'https://gelegrid.org',
    LOG_LEVEL: 'warn',
  })
  expect(config).toEqual({
    host: '::1',
    port: 8080,
    buildDir: '/srv/site',
    siteUrl: new URL('https://gelegrid.org'),
    logLevel: 'warn',
  })
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
      "  - SITE_URL is 'gelegrid.org/home', but it must be an address such as https://gelegrid.org, without a path.",
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
