import * as v from 'valibot'

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

export const SECRET_ADVICE =
  'Make one with `openssl rand -base64 32`, and give the same one to every instance'

const text = v.string()

const bool = v.pipe(
  v.picklist(['true', 'false'], 'it must be true or false'),
  v.transform((value) => value === 'true'),
)

function matching(pattern: RegExp, message: string) {
  return v.pipe(text, v.regex(pattern, message))
}

/**
 * The address of another program. A password with `#`, `/`, `?` or `@` must be encoded: otherwise the address cannot be
 * parsed, or its host is a part of the password.
 */
function urlOf(...schemes: Array<string>) {
  const begin = schemes.map((scheme) => `${scheme}://`)
  return v.pipe(
    matching(
      new RegExp(`^(?:${begin.join('|')})`, 'i'),
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

const PROXY = /(?:loopback|linklocal|uniquelocal|(?:\d+(?:\.\d+){3}|[\da-f:.]*:[\da-f:.]*)(?:\/\d{1,3})?)/
  .source

/**
 * Not a number of proxies, as Express takes and Fastify no longer does: who reaches the server past them could forge
 * any address.
 */
const proxies = matching(
  new RegExp(`^\\s*${PROXY}(?:\\s*,\\s*${PROXY})*\\s*$`, 'i'),
  'it must be the addresses of the proxies in front of the server, separated by commas, such as 127.0.0.1, ' +
    '10.0.0.0/8 or loopback, linklocal, uniquelocal. A number of proxies does not work',
)

const origin = v.pipe(
  text,
  v.check((value) => {
    const url = URL.canParse(value) ? new URL(value) : null
    return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  }, 'it must be an address such as https://www.example.org, without a path'),
  v.transform((value) => new URL(value)),
)

function numberLike(pattern: RegExp, message: string) {
  return v.pipe(matching(pattern, message), v.transform(Number))
}

const NOT_A_PORT = 'it must be a whole number from 0 to 65535'
const port = v.pipe(numberLike(/^\d{1,5}$/, NOT_A_PORT), v.maxValue(65_535, NOT_A_PORT))

const host = matching(/^[\w.:-]+$/, 'it must be a host name or an IP address, without http:// or a path')

const clamdUrl = matching(
  /^(?:unix:\/\/\/[^\s?#]+|tcp:\/\/[\w.:[\]-]+\/?)$/,
  'it must be an address such as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl',
)

type Setting<Value> = { name: string; schema: v.GenericSchema<string | undefined, Value> }

/** A variable of the environment; its value is null if it is not set and has no default. */
function setting<Value>(
  name: string,
  schema: v.GenericSchema<string, Value>,
  byDefault: string,
): Setting<Value>
function setting<Value>(name: string, schema: v.GenericSchema<string, Value>): Setting<Value | null>
function setting<Value>(name: string, schema: v.GenericSchema<string, Value>, byDefault?: string) {
  return {
    name,
    schema: v.pipe(
      v.optional(schema, byDefault),
      v.transform((value) => value ?? null),
    ),
  }
}

const SETTINGS = {
  port: setting('PORT', port, '3000'),
  host: setting('HOST', host, '0.0.0.0'),
  /** The directory whose files are the site. */
  buildDir: setting('BUILD_DIR', text, 'build/client'),
  /** The file with the facts of the content. */
  siteFactsFile: setting('SITE_FACTS_FILE', text),
  /** The public URL of the site; behind a proxy it differs from the server's own address. */
  siteUrl: setting('SITE_URL', origin),
  /** The public URL of the API. Its origin differs from the site's if another host sends the pages. */
  apiUrl: setting('API_URL', origin),
  /** False if another host sends the pages, as the dev server does. */
  servesSite: setting('SERVE_SITE', bool, 'true'),
  /** False removes the service worker and its saved pages from browsers. */
  hasServiceWorker: setting('SERVICE_WORKER', bool, 'true'),
  logLevel: setting(
    'LOG_LEVEL',
    v.picklist(LOG_LEVELS, `it must be one of ${LOG_LEVELS.join(', ')}`),
    'info',
  ),
  /** The directory for the database, unsent mail, and the generated secret. */
  dataDir: setting('DATA_DIR', text, 'data'),
  /** A PostgreSQL database, or null for the SQLite file in dataDir. */
  databaseUrl: setting('DATABASE_URL', urlOf('postgres', 'postgresql')),
  /** A Redis or Valkey that shares the limits per address between servers, or null if each server counts alone. */
  redisUrl: setting('REDIS_URL', urlOf('redis', 'rediss')),
  /**
   * The key of the hashes of short codes, or null if the server generates one in dataDir. With a shorter key, codes in a
   * leaked database could be found by brute force.
   */
  secret: setting(
    'SECRET',
    v.pipe(text, v.minLength(32, `it must have at least 32 characters. ${SECRET_ADVICE}`)),
  ),
  /** The URL of a mail server, or null to write emails to files in dataDir. */
  smtpUrl: setting('SMTP_URL', urlOf('smtp', 'smtps')),
  /** The sender of all mail, or null for the organisation's name and email address. */
  mailFrom: setting(
    'MAIL_FROM',
    matching(
      /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'it must be a mailbox such as Amina Bello <amina@example.org>',
    ),
  ),
  /** The virus scanner for attachments, or null without scanning. */
  clamdUrl: setting('CLAMD_URL', clamdUrl),
  /** Whether staff can download attachments only once they are scanned. */
  scanQuarantine: setting('SCAN_QUARANTINE', bool, 'false'),
  cmsRepository: setting(
    'CMS_REPOSITORY',
    matching(/^[\w.-]+\/[\w.-]+$/, 'it must be an owner and a repository, such as example/site'),
  ),
  cmsBranch: setting('CMS_BRANCH', matching(/^[\w./-]+$/, 'it must be the name of a branch'), 'main'),
  cmsGithubUrl: setting('CMS_GITHUB_URL', origin, 'https://github.com'),
  cmsClientId: setting('CMS_GITHUB_CLIENT_ID', text),
  cmsClientSecret: setting('CMS_GITHUB_CLIENT_SECRET', text),
  /** The addresses of proxies whose X-Forwarded-For is trusted, separated by commas. */
  trustProxy: setting('TRUST_PROXY', proxies),
  metricsPort: setting('METRICS_PORT', port),
  metricsHost: setting('METRICS_HOST', host, '127.0.0.1'),
  /** The receiver of traces (OpenTelemetry), or null without tracing. */
  tracing: setting('OTEL_EXPORTER_OTLP_ENDPOINT', urlOf('http', 'https')),
  /** Forms sent sooner than this after they appeared are rejected. */
  minFillingSeconds: setting(
    'MIN_FILLING_SECONDS',
    numberLike(/^\d(?:\.\d+)?$/, 'it must be a number of seconds from 0 to 9'),
    '2',
  ),
  /** Multiplies the limits per address: for tests, and for sites whose visitors share an address. */
  rateLimitFactor: setting(
    'RATE_LIMIT_FACTOR',
    numberLike(/^(?=.*[1-9])\d{1,4}(?:\.\d+)?$/, 'it must be a number above 0, such as 1 or 2.5, up to 9999'),
    '1',
  ),
}

export type Settings = { [Key in keyof typeof SETTINGS]: v.InferOutput<(typeof SETTINGS)[Key]['schema']> }

export type LogLevel = Settings['logLevel']

// Their values must not appear in logs.
const SECRETS = ['SECRET', 'DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'CMS_GITHUB_CLIENT_SECRET']

/** The settings, and a sentence on each that is not valid. */
export function readSettings(environment: Record<string, string>) {
  const problems: Array<string> = []
  const read = Object.entries(SETTINGS).map(([key, { name, schema }]) => {
    const { success, output, issues } = v.safeParse(schema, environment[name], { abortPipeEarly: true })
    if (success) return [key, output] as const
    const found = SECRETS.includes(name) ? `${name} was found` : `${name} is '${environment[name]}'`
    problems.push(`${found}, but ${issues[0].message}.`)
    return [key, null] as const
  })
  return { settings: Object.fromEntries(read) as Settings, problems }
}
