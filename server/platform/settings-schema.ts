import * as v from 'valibot'

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

export type LogLevel = (typeof LOG_LEVELS)[number]

export const SECRET_ADVICE =
  'Make one with `openssl rand -base64 32`, and give the same one to every instance'

const MAILBOX = /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/

const text = v.string()

const bool = v.pipe(
  v.picklist(['true', 'false'], 'it must be true or false'),
  v.transform((value) => value === 'true'),
)

function matching(test: (value: string) => boolean, message: string) {
  return v.pipe(text, v.check(test, message))
}

/**
 * The address of another program. A password with `#`, `/`, `?` or `@` must be encoded: otherwise the address cannot be
 * parsed, or its host is a part of the password.
 */
function urlOf(...schemes: Array<string>) {
  const begin = schemes.map((scheme) => `${scheme}://`)
  return v.pipe(
    text,
    v.check(
      (value) => begin.some((scheme) => value.toLowerCase().startsWith(scheme)),
      `it must be an address that begins with ${begin.join(' or ')}`,
    ),
    v.check(
      (value) => isWhole(value),
      'it is no address such as ' +
        `${begin[0]}user:password@host. In the user and the password write %23 for #, %2F for /, %3F for ?, ` +
        '%40 for @, %3A for : and %25 for %',
    ),
  )
}

/** Whether an address can be parsed, and no part of a user or password is left in its path, query or fragment. */
function isWhole(value: string) {
  if (!URL.canParse(value)) return false
  const { username, password, pathname, search, hash } = new URL(value)
  if (`${pathname}${search}${hash}`.includes('@')) return false
  try {
    decodeURIComponent(`${username}${password}`)
    return true
  } catch {
    return false
  }
}

const PROXY = /^(?:loopback|linklocal|uniquelocal|(?:\d+(?:\.\d+){3}|[\da-f:.]*:[\da-f:.]*)(?:\/\d{1,3})?)$/i

/**
 * Not a number of proxies, as Express takes and Fastify no longer does: who reaches the server past them could forge
 * any address.
 */
const proxies = matching(
  (value) => value.split(',').every((proxy) => PROXY.test(proxy.trim())),
  'it must be the addresses of the proxies in front of the server, separated by commas, such as 127.0.0.1, ' +
    '10.0.0.0/8 or loopback, linklocal, uniquelocal. A number of proxies does not work',
)

const origin = v.pipe(
  matching((value) => {
    const url = URL.canParse(value) ? new URL(value) : null
    return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  }, 'it must be an address such as https://www.example.org, without a path'),
  v.transform((value) => new URL(value)),
)

const port = v.pipe(
  matching(
    (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
    'it must be a whole number from 0 to 65535',
  ),
  v.transform(Number),
)

const host = matching(
  (value) => /^[\w.:-]+$/.test(value),
  'it must be a host name or an IP address, without http:// or a path',
)

function isClamdUrl(value: string) {
  const url = URL.canParse(value) ? new URL(value) : null
  if (url === null || url.username || url.search || url.hash) return false
  if (url.protocol === 'unix:') return url.hostname === '' && url.pathname.length > 1
  return url.protocol === 'tcp:' && url.hostname !== '' && /^\/?$/.test(url.pathname)
}

/** The environment variables of the server. */
export const settingsSchema = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(host, '0.0.0.0'),
  BUILD_DIR: v.optional(text, 'build/client'),
  SITE_FACTS_FILE: v.optional(text),
  SITE_URL: v.optional(origin),
  API_URL: v.optional(origin),
  SERVE_SITE: v.optional(bool, 'true'),
  SERVICE_WORKER: v.optional(bool, 'true'),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `it must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  DATA_DIR: v.optional(text, 'data'),
  DATABASE_URL: v.optional(urlOf('postgres', 'postgresql')),
  REDIS_URL: v.optional(urlOf('redis', 'rediss')),
  // With a shorter key, codes in a leaked database could be found by brute force.
  SECRET: v.optional(v.pipe(text, v.minLength(32, `it must have at least 32 characters. ${SECRET_ADVICE}`))),
  SMTP_URL: v.optional(urlOf('smtp', 'smtps')),
  MAIL_FROM: v.optional(
    matching((value) => MAILBOX.test(value), 'it must be a mailbox such as Amina Bello <amina@example.org>'),
  ),
  CLAMD_URL: v.optional(
    matching(
      isClamdUrl,
      'it must be an address such as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl',
    ),
  ),
  SCAN_QUARANTINE: v.optional(bool, 'false'),
  CMS_REPOSITORY: v.optional(
    matching(
      (value) => /^[\w.-]+\/[\w.-]+$/.test(value),
      'it must be an owner and a repository, such as example/site',
    ),
  ),
  CMS_BRANCH: v.optional(
    matching((value) => /^[\w./-]+$/.test(value), 'it must be the name of a branch'),
    'main',
  ),
  CMS_GITHUB_URL: v.optional(origin, 'https://github.com'),
  CMS_GITHUB_CLIENT_ID: v.optional(text),
  CMS_GITHUB_CLIENT_SECRET: v.optional(text),
  TRUST_PROXY: v.optional(proxies),
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(host, '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(urlOf('http', 'https')),
  MIN_FILLING_SECONDS: v.optional(
    v.pipe(
      matching((value) => /^\d(?:\.\d+)?$/.test(value), 'it must be a number of seconds from 0 to 9'),
      v.transform(Number),
    ),
    '2',
  ),
  RATE_LIMIT_FACTOR: v.optional(
    v.pipe(
      matching(
        (value) => /^\d{1,4}(?:\.\d+)?$/.test(value) && Number(value) > 0,
        'it must be a number above 0, such as 1 or 2.5, up to 9999',
      ),
      v.transform(Number),
    ),
    '1',
  ),
})

// Their values must not appear in logs.
const SECRETS = ['SECRET', 'DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'CMS_GITHUB_CLIENT_SECRET']

/** Describes an invalid setting in a sentence. */
export function describeIssue({ path, input, message }: v.BaseIssue<unknown>) {
  const name = String(path?.[0]?.key)
  const found = SECRETS.includes(name) ? `${name} was found` : `${name} is '${String(input)}'`
  return `${found}, but ${message}.`
}
