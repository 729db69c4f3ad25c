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

/** No number of proxies: who reaches the server past them could forge any address. */
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

const clamdUrl = v.pipe(
  text,
  v.check((value) => {
    const url = URL.canParse(value) ? new URL(value) : null
    if (url === null || url.username || url.search || url.hash) return false
    if (url.protocol === 'unix:') return url.hostname === '' && url.pathname.length > 1
    return url.protocol === 'tcp:' && url.hostname !== '' && /^\/?$/.test(url.pathname)
  }, 'it must be an address such as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl'),
)

/** Each setting with its name in the environment (docs/deploying.md). It is null if it is not set and has no default. */
const SETTINGS = {
  port: ['PORT', v.optional(port, '3000')],
  host: ['HOST', v.optional(host, '0.0.0.0')],
  buildDir: ['BUILD_DIR', v.optional(text, 'build/client')],
  siteFactsFile: ['SITE_FACTS_FILE', v.nullish(text, null)],
  siteUrl: ['SITE_URL', v.nullish(origin, null)],
  apiUrl: ['API_URL', v.nullish(origin, null)],
  servesSite: ['SERVE_SITE', v.optional(bool, 'true')],
  hasServiceWorker: ['SERVICE_WORKER', v.optional(bool, 'true')],
  logLevel: [
    'LOG_LEVEL',
    v.optional(v.picklist(LOG_LEVELS, `it must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  ],
  dataDir: ['DATA_DIR', v.optional(text, 'data')],
  databaseUrl: ['DATABASE_URL', v.nullish(urlOf('postgres', 'postgresql'), null)],
  redisUrl: ['REDIS_URL', v.nullish(urlOf('redis', 'rediss'), null)],
  // With a shorter key, codes in a leaked database could be found by brute force.
  secret: [
    'SECRET',
    v.nullish(v.pipe(text, v.minLength(32, `it must have at least 32 characters. ${SECRET_ADVICE}`)), null),
  ],
  smtpUrl: ['SMTP_URL', v.nullish(urlOf('smtp', 'smtps'), null)],
  mailFrom: [
    'MAIL_FROM',
    v.nullish(
      matching(
        /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
        'it must be a mailbox such as Amina Bello <amina@example.org>',
      ),
      null,
    ),
  ],
  clamdUrl: ['CLAMD_URL', v.nullish(clamdUrl, null)],
  scanQuarantine: ['SCAN_QUARANTINE', v.optional(bool, 'false')],
  cmsRepository: [
    'CMS_REPOSITORY',
    v.nullish(
      matching(/^[\w.-]+\/[\w.-]+$/, 'it must be an owner and a repository, such as example/site'),
      null,
    ),
  ],
  cmsBranch: ['CMS_BRANCH', v.optional(matching(/^[\w./-]+$/, 'it must be the name of a branch'), 'main')],
  cmsClientId: ['CMS_GITHUB_CLIENT_ID', v.nullish(text, null)],
  cmsClientSecret: ['CMS_GITHUB_CLIENT_SECRET', v.nullish(text, null)],
  trustProxy: ['TRUST_PROXY', v.nullish(proxies, null)],
  metricsPort: ['METRICS_PORT', v.nullish(port, null)],
  metricsHost: ['METRICS_HOST', v.optional(host, '127.0.0.1')],
  minFillingSeconds: [
    'MIN_FILLING_SECONDS',
    v.optional(numberLike(/^\d(?:\.\d+)?$/, 'it must be a number of seconds from 0 to 9'), '2'),
  ],
  rateLimitFactor: [
    'RATE_LIMIT_FACTOR',
    v.optional(
      numberLike(
        /^(?=.*[1-9])\d{1,4}(?:\.\d+)?$/,
        'it must be a number above 0, such as 1 or 2.5, up to 9999',
      ),
      '1',
    ),
  ],
} as const

type Settings = { [Key in keyof typeof SETTINGS]: v.InferOutput<(typeof SETTINGS)[Key][1]> }

// Their values must not appear in logs.
const SECRETS = ['SECRET', 'DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'CMS_GITHUB_CLIENT_SECRET']

/** The settings, and a sentence on each that is not valid. */
export function readSettings(environment: Record<string, string>) {
  const problems: Array<string> = []
  const read = Object.entries(SETTINGS).map(([key, [name, schema]]) => {
    const { success, output, issues } = v.safeParse(schema, environment[name], { abortPipeEarly: true })
    if (success) return [key, output] as const
    const found = SECRETS.includes(name) ? `${name} was found` : `${name} is '${environment[name]}'`
    problems.push(`${found}, but ${issues[0].message}.`)
    return [key, null] as const
  })
  return { settings: Object.fromEntries(read) as Settings, problems }
}
