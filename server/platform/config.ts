import { resolve } from 'node:path'
import * as v from 'valibot'
import { siteFactsPath } from './build-output.ts'

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

export type LogLevel = (typeof LOG_LEVELS)[number]

const SECRET_ADVICE = 'Make one with `openssl rand -base64 32`, and give the same one to every instance'

const PROXY = /^(?:loopback|linklocal|uniquelocal|[\da-f.:]+(?:\/\d+)?)$/i

const MAILBOX = /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/

const text = v.string()

const bool = v.pipe(
  v.picklist(['true', 'false'], 'it must be true or false'),
  v.transform((value) => value === 'true'),
)

function matching(test: (value: string) => boolean, message: string) {
  return v.pipe(text, v.check(test, message))
}

function urlOf(...schemes: Array<string>) {
  return matching(
    (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)),
    `it must be an address that begins with ${schemes[0]}://`,
  )
}

const origin = v.pipe(
  matching((value) => {
    const url = URL.canParse(value) ? new URL(value) : null
    return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  }, 'it must be an address such as https://www.example.org, without a path'),
  v.transform((value) => new URL(value)),
)

function isClamdUrl(value: string) {
  const url = URL.canParse(value) ? new URL(value) : null
  if (url === null || url.username || url.search || url.hash) return false
  if (url.protocol === 'unix:') return url.hostname === '' && url.pathname.length > 1
  return url.protocol === 'tcp:' && url.hostname !== '' && /^\/?$/.test(url.pathname)
}

const settingsSchema = v.object({
  PORT: v.optional(
    v.pipe(
      matching(
        (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
        'it must be a whole number from 0 to 65535',
      ),
      v.transform(Number),
    ),
    '3000',
  ),
  HOST: v.optional(
    matching(
      (value) => /^[\w.:-]+$/.test(value),
      'it must be a host name or an IP address, without http:// or a path',
    ),
    '0.0.0.0',
  ),
  BUILD_DIR: v.optional(text, 'build/client'),
  SITE_FACTS_FILE: v.optional(text),
  SITE_URL: v.optional(origin),
  API_URL: v.optional(origin),
  SERVE_SITE: v.optional(bool, 'true'),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `it must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  DATA_DIR: v.optional(text, 'data'),
  DATABASE_URL: v.optional(urlOf('postgres', 'postgresql')),
  // With a shorter key, codes could be tried out on a leaked database.
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
  TRUST_PROXY: v.optional(
    matching(
      (value) => value.split(',').every((part) => PROXY.test(part.trim())),
      'it must be the addresses of your proxies, such as 127.0.0.1 or 10.0.0.0/8, or loopback',
    ),
  ),
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
const SECRETS = ['SECRET', 'DATABASE_URL', 'SMTP_URL', 'CMS_GITHUB_CLIENT_SECRET']

type Environment = Record<string, string | undefined>

export type Config = ReturnType<typeof readConfig>

/** Names every setting that is wrong, so that one start is enough to learn them all. */
export class ConfigError extends Error {
  constructor(problems: Array<string>) {
    super(
      ['The server cannot start with these settings:', ...problems.map((line) => `  - ${line}`)].join('\n'),
    )
  }
}

/** Reads the settings from the environment, or throws a ConfigError that lists every problem. */
export function readConfig(environment: Environment) {
  const read = v.safeParse(settingsSchema, withoutBlanks(environment), { abortPipeEarly: true })
  const problems = read.success ? [] : read.issues.map(describeIssue)
  // Kept on the disk of one machine, a generated key suffices for local use only.
  const needsSecret =
    environment.SITE_URL?.trim().startsWith('https:') || Boolean(environment.DATABASE_URL?.trim())
  if (needsSecret && !environment.SECRET?.trim()) problems.push(`SECRET is not set. ${SECRET_ADVICE}`)
  if (environment.SCAN_QUARANTINE?.trim() === 'true' && !environment.CLAMD_URL?.trim())
    problems.push('SCAN_QUARANTINE is true, but CLAMD_URL is not set: no file could ever be downloaded.')
  problems.push(...editorProblems(environment))
  if (!read.success || problems.length > 0) throw new ConfigError(problems)

  const settings = read.output
  const siteUrl = settings.SITE_URL ?? new URL(`http://localhost:${settings.PORT}`)
  const buildDir = resolve(settings.BUILD_DIR)
  return {
    host: settings.HOST,
    port: settings.PORT,
    /** Absolute path of the directory whose files are the site. */
    buildDir,
    /** Absolute path of what the server needs of the content. */
    siteFactsFile: resolve(settings.SITE_FACTS_FILE ?? siteFactsPath(buildDir)),
    /** The public URL of the site; behind a proxy it differs from the server's own address. */
    siteUrl,
    /** The public URL of the API. Its origin differs from the site's if another host sends the pages. */
    apiUrl: settings.API_URL ?? siteUrl,
    /** False where another host sends the pages, as the dev server does. */
    servesSite: settings.SERVE_SITE,
    logLevel: settings.LOG_LEVEL,
    /** Absolute path of the directory for the database, unsent mail, and the generated secret. */
    dataDir: resolve(settings.DATA_DIR),
    /** A PostgreSQL database, or null for the SQLite file in dataDir. */
    databaseUrl: settings.DATABASE_URL ?? null,
    /** Keys the hashes of short codes, or null where the server generates a key in dataDir. */
    secret: settings.SECRET ?? null,
    /** A mail server, or null to write emails as files into dataDir. */
    smtpUrl: settings.SMTP_URL ?? null,
    /** The sender of all mail, or null for the organisation at the address of its content. */
    mailFrom: settings.MAIL_FROM ?? null,
    /** The virus scanner for attachments, or null where they are not scanned. */
    clamdUrl: settings.CLAMD_URL ?? null,
    /** Whether staff can download attachments only after they are scanned. */
    scanQuarantine: settings.SCAN_QUARANTINE,
    /** Where the visual editor of the content proposes changes, or null where it is not served. */
    editor: editorSettings(settings),
    /** The addresses of proxies whose X-Forwarded-For is trusted, separated by commas. */
    trustProxy: settings.TRUST_PROXY ?? false,
    /** Forms sent sooner after they appeared are refused. */
    minFillingSeconds: settings.MIN_FILLING_SECONDS,
    /** Multiplies the limits for one address: for tests, and where very many people share one. */
    rateLimitFactor: settings.RATE_LIMIT_FACTOR,
  } as const
}

function editorProblems(environment: Environment) {
  const isSet = (name: string) => Boolean(environment[name]?.trim())
  const client = ['CMS_GITHUB_CLIENT_ID', 'CMS_GITHUB_CLIENT_SECRET'].filter(isSet)
  if (client.length === 1)
    return [`${client[0]} is set alone: CMS_GITHUB_CLIENT_ID and CMS_GITHUB_CLIENT_SECRET belong together.`]
  return client.length === 2 && !isSet('CMS_REPOSITORY')
    ? ['CMS_GITHUB_CLIENT_ID is set, but CMS_REPOSITORY is not: the editor is not served without it.']
    : []
}

function editorSettings(settings: v.InferOutput<typeof settingsSchema>) {
  const { CMS_REPOSITORY: repository, CMS_GITHUB_CLIENT_ID: id, CMS_GITHUB_CLIENT_SECRET: secret } = settings
  if (repository === undefined) return null
  return {
    repository,
    branch: settings.CMS_BRANCH,
    githubUrl: settings.CMS_GITHUB_URL,
    /** The OAuth app that editors sign in with, or null where each uses an access token. */
    oauth: id === undefined || secret === undefined ? null : { id, secret },
  }
}

// Compose files and CI set an empty variable where none is meant.
function withoutBlanks(environment: Environment) {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )
}

function describeIssue({ path, input, message }: v.BaseIssue<unknown>) {
  const name = String(path?.[0]?.key)
  const found = SECRETS.includes(name) ? `${name} was found` : `${name} is '${String(input)}'`
  return `${found}, but ${message}.`
}
