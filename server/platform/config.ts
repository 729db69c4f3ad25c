import { resolve } from 'node:path'
import * as v from 'valibot'
import { buildPaths } from './build-output.ts'
import { isDecodable } from './http/api-paths.ts'
import { StartError } from './start-error.ts'

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

const SECRET_ADVICE = 'Make one with `openssl rand -base64 32`, and give the same one to every instance'

const text = v.string()

const bool = v.pipe(
  v.picklist(['true', 'false'], 'it must be true or false'),
  v.transform((value) => value === 'true'),
)

function matching(pattern: RegExp, message: string) {
  return v.pipe(text, v.regex(pattern, message))
}

function numberLike(pattern: RegExp, message: string) {
  return v.pipe(matching(pattern, message), v.transform(Number))
}

function url(pattern: RegExp, message: string) {
  return v.pipe(
    text,
    v.check((value) => pattern.test(value) && URL.canParse(value) && isDecodable(value), message),
  )
}

const origin = v.pipe(
  url(/^https?:\/\/[^/?#@]+\/?$/i, 'it must be an address such as https://www.example.org, without a path'),
  v.transform((value) => new URL(value)),
)

/**
 * The address of another program. A password with `#`, `/` or `?` must be encoded: otherwise the address cannot be
 * parsed, or its host is a part of the password. A user of mail is often an address, whose `@` nobody encodes.
 */
function program(...schemes: Array<string>) {
  return url(
    new RegExp(`^(?:${schemes.join('|')})://(?:[^/?#]*@)?[^@]*$`, 'i'),
    `it must be an address such as ${schemes[0]}://user:password@host. In the user and the password write ` +
      '%23 for #, %2F for /, %3F for ?, %40 for @, %3A for : and %25 for %',
  )
}

const clamd = url(
  /^(?:tcp:\/\/[^/?#@]+\/?|unix:\/\/\/[^?#]+)$/i,
  'it must be an address such as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl',
)

const PROXY = /(?:loopback|linklocal|uniquelocal|(?:\d+(?:\.\d+){3}|[\da-f:.]*:[\da-f:.]*)(?:\/\d{1,3})?)/
  .source

/** No number of proxies: who reaches the server past them could forge any address. */
const proxies = matching(
  new RegExp(`^\\s*${PROXY}(?:\\s*,\\s*${PROXY})*\\s*$`, 'i'),
  'it must be the addresses of the proxies in front of the server, separated by commas, such as 127.0.0.1, ' +
    '10.0.0.0/8 or loopback, linklocal, uniquelocal. A number of proxies does not work',
)

const NOT_A_PORT = 'it must be a whole number from 0 to 65535'
const port = v.pipe(numberLike(/^\d{1,5}$/, NOT_A_PORT), v.maxValue(65_535, NOT_A_PORT))

const host = matching(/^[\w.:-]+$/, 'it must be a host name or an IP address, without http:// or a path')

const mailbox = matching(
  /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
  'it must be a mailbox such as Amina Bello <amina@example.org>',
)

const repository = matching(
  /^[\w.-]+\/[\w.-]+$/,
  'it must be an owner and a repository, such as example/site',
)

const seconds = numberLike(/^\d(?:\.\d+)?$/, 'it must be a number of seconds from 0 to 9')

const factor = numberLike(
  /^(?=.*[1-9])\d{1,4}(?:\.\d+)?$/,
  'it must be a number above 0, such as 1 or 2.5, up to 9999',
)

const logLevel = v.picklist(LOG_LEVELS, `it must be one of ${LOG_LEVELS.join(', ')}`)

// With a shorter key, codes in a leaked database could be found by brute force.
const secret = v.pipe(text, v.minLength(32, `it must have at least 32 characters. ${SECRET_ADVICE}`))

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
  logLevel: ['LOG_LEVEL', v.optional(logLevel, 'info')],
  dataDir: ['DATA_DIR', v.optional(text, 'data')],
  databaseUrl: ['DATABASE_URL', v.nullish(program('postgres', 'postgresql'), null)],
  redisUrl: ['REDIS_URL', v.nullish(program('redis', 'rediss'), null)],
  secret: ['SECRET', v.nullish(secret, null)],
  smtpUrl: ['SMTP_URL', v.nullish(program('smtp', 'smtps'), null)],
  mailFrom: ['MAIL_FROM', v.nullish(mailbox, null)],
  clamdUrl: ['CLAMD_URL', v.nullish(clamd, null)],
  scanQuarantine: ['SCAN_QUARANTINE', v.optional(bool, 'false')],
  cmsRepository: ['CMS_REPOSITORY', v.nullish(repository, null)],
  cmsBranch: ['CMS_BRANCH', v.optional(matching(/^[\w./-]+$/, 'it must be the name of a branch'), 'main')],
  cmsClientId: ['CMS_GITHUB_CLIENT_ID', v.nullish(text, null)],
  cmsClientSecret: ['CMS_GITHUB_CLIENT_SECRET', v.nullish(text, null)],
  trustProxy: ['TRUST_PROXY', v.nullish(proxies, null)],
  metricsPort: ['METRICS_PORT', v.nullish(port, null)],
  metricsHost: ['METRICS_HOST', v.optional(host, '127.0.0.1')],
  minFillingSeconds: ['MIN_FILLING_SECONDS', v.optional(seconds, '2')],
  rateLimitFactor: ['RATE_LIMIT_FACTOR', v.optional(factor, '1')],
} as const

// Their values must not appear in logs.
const SECRETS = ['SECRET', 'DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'CMS_GITHUB_CLIENT_SECRET']

type Settings = { [Key in keyof typeof SETTINGS]: v.InferOutput<(typeof SETTINGS)[Key][1]> }

export type Config = ReturnType<typeof readConfig>

/** Reads the settings from the environment, or throws a StartError that lists every problem. */
export function readConfig(environment: Record<string, string | undefined>) {
  const problems: Array<string> = []
  const read = Object.entries(SETTINGS).map(([key, [name, schema]]) => {
    // Compose files and CI set unused variables to empty strings.
    const given = environment[name]?.trim() || undefined
    const { success, output, issues } = v.safeParse(schema, given, { abortPipeEarly: true })
    if (success) return [key, output] as const
    const found = SECRETS.includes(name) ? `${name} was found` : `${name} is '${given}'`
    problems.push(`${found}, but ${issues[0].message}.`)
    return [key, null] as const
  })
  const settings = Object.fromEntries(read) as Settings
  if (problems.length === 0) problems.push(...problemsBetween(settings))
  if (problems.length > 0)
    throw new StartError(
      ['The server cannot start with these settings:', ...problems.map((line) => `  - ${line}`)].join('\n'),
    )

  const siteUrl = settings.siteUrl ?? new URL(`http://localhost:${settings.port}`)
  const buildDir = resolve(settings.buildDir)
  return {
    ...settings,
    buildDir,
    dataDir: resolve(settings.dataDir),
    siteFactsFile: resolve(settings.siteFactsFile ?? buildPaths(buildDir).siteFacts),
    siteUrl,
    apiUrl: settings.apiUrl ?? siteUrl,
    trustProxy: settings.trustProxy ?? false,
  }
}

/** Settings that are needed together. */
function problemsBetween(settings: Settings) {
  const { siteUrl, databaseUrl, secret, scanQuarantine, clamdUrl } = settings
  const { cmsClientId, cmsClientSecret, cmsRepository } = settings
  const problems: Array<string> = []
  // A generated key is stored on the disk of one machine, so it suffices for local use only.
  if ((siteUrl?.protocol === 'https:' || databaseUrl !== null) && secret === null)
    problems.push(`SECRET is not set. ${SECRET_ADVICE}`)
  if (scanQuarantine && clamdUrl === null)
    problems.push('SCAN_QUARANTINE is true, but CLAMD_URL is not set: no file could ever be downloaded.')
  const signIn = [cmsClientId, cmsClientSecret]
  if (signIn.some((each) => each !== null) && [...signIn, cmsRepository].includes(null))
    problems.push('CMS_GITHUB_CLIENT_ID, CMS_GITHUB_CLIENT_SECRET and CMS_REPOSITORY are needed together.')
  return problems
}
