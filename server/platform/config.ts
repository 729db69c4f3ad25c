import { resolve } from 'node:path'
import { submissionRulesPath } from '#server/site/submission-rules.ts'

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

export type LogLevel = (typeof LOG_LEVELS)[number]

export type Config = {
  host: string
  port: number
  /** Absolute path of the directory whose files are the site. */
  buildDir: string
  /** Absolute path of what the build wrote down of the content for the forms. */
  submissionRulesFile: string
  /** Where visitors reach the site; behind a proxy this is not where the server listens. */
  siteUrl: URL
  logLevel: LogLevel
  /** Where the API is reached. Its origin differs from the site's when the pages come from another host. */
  apiUrl: URL
  /** False where something else sends the pages, as the dev server does. */
  servesSite: boolean
  /** Absolute path of the directory for the database, the mail that was not sent, and the secret. */
  dataDir: string
  /** A PostgreSQL database, or null for the SQLite file in dataDir. */
  databaseUrl: string | null
  /** Keys what is stored of short codes, or null where the server makes a key and keeps it in dataDir. */
  secret: string | null
  /** A mail server, or null to write mails as files into dataDir. */
  smtpUrl: string | null
  mailFrom: string
  /** The proxies that may say where a request came from: their addresses, separated by commas. */
  trustProxy: string | false
  /** How many times as often as usual one address may ask: for tests, and where very many people share one. */
  rateLimitFactor: number
}

// What these hold must not end up in a log.
const HOLDS_SECRETS = ['SECRET', 'DATABASE_URL', 'SMTP_URL']

const SECRET_ADVICE = 'Make one with `openssl rand -base64 32`, and give the same one to every instance'

type Environment = Record<string, string | undefined>

/** Names every setting that is wrong, so that one start is enough to learn them all. */
export class ConfigError extends Error {
  constructor(readonly problems: Array<string>) {
    super(
      ['The server cannot start with these settings:', ...problems.map((line) => `  - ${line}`)].join('\n'),
    )
  }
}

/** Reads the environment once, or throws a ConfigError that lists all that is wrong with it. */
export function readConfig(environment: Environment): Config {
  const problems: Array<string> = []

  // An empty variable is how compose files and CI say "not set".
  function setting<Value>(name: string, fallback: Value, parse: (text: string) => Value) {
    const text = environment[name]?.trim()
    if (!text) return fallback
    try {
      return parse(text)
    } catch (error) {
      const found = HOLDS_SECRETS.includes(name) ? `${name} was found` : `${name} is '${text}'`
      problems.push(`${found}, but ${error instanceof Error ? error.message : String(error)}.`)
      return fallback
    }
  }

  const port = setting('PORT', 3000, parsePort)
  const host = setting('HOST', '0.0.0.0', parseHost)
  const siteUrl = setting('SITE_URL', new URL(`http://localhost:${port}`), parseOrigin)
  const buildDir = resolve(setting('BUILD_DIR', 'build/client', (text) => text))
  const config: Config = {
    host,
    port,
    buildDir,
    submissionRulesFile: resolve(
      setting('SUBMISSION_RULES_FILE', submissionRulesPath(buildDir), (text) => text),
    ),
    siteUrl,
    apiUrl: setting('API_URL', siteUrl, parseOrigin),
    servesSite: setting('SERVE_SITE', true, parseYesOrNo),
    logLevel: setting<LogLevel>('LOG_LEVEL', 'info', parseLogLevel),
    dataDir: resolve(setting('DATA_DIR', 'data', (text) => text)),
    databaseUrl: setting<string | null>('DATABASE_URL', null, parseUrlOf('postgres', 'postgresql')),
    secret: setting<string | null>('SECRET', null, parseSecret),
    smtpUrl: setting<string | null>('SMTP_URL', null, parseUrlOf('smtp', 'smtps')),
    mailFrom: setting('MAIL_FROM', 'GeleGrid <hello@gelegrid.example>', parseMailbox),
    trustProxy: setting<string | false>('TRUST_PROXY', false, parseProxies),
    rateLimitFactor: setting('RATE_LIMIT_FACTOR', 1, parseFactor),
  }
  if (config.secret === null && needsSecret(config)) {
    problems.push(`SECRET is not set. ${SECRET_ADVICE}`)
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

function parsePort(text: string) {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN
  if (!(port <= 65_535)) throw new Error('it must be a whole number from 0 to 65535')
  return port
}

function parseHost(text: string) {
  if (!/^[\w.:-]+$/.test(text))
    throw new Error('it must be a host name or an IP address, without http:// or a path')
  return text
}

function parseOrigin(text: string) {
  const url = URL.canParse(text) ? new URL(text) : null
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  if (!isOrigin) throw new Error('it must be an address such as https://gelegrid.org, without a path')
  return url
}

function parseLogLevel(text: string) {
  const level = LOG_LEVELS.find((known) => known === text)
  if (level === undefined) throw new Error(`it must be one of ${LOG_LEVELS.join(', ')}`)
  return level
}

function parseYesOrNo(text: string) {
  if (text !== 'true' && text !== 'false') throw new Error('it must be true or false')
  return text === 'true'
}

// Shorter keys could be tried out by whoever gets hold of the database.
function parseSecret(text: string) {
  if (text.length < 32) throw new Error(`it must have at least 32 characters. ${SECRET_ADVICE}`)
  return text
}

function parseUrlOf(...schemes: Array<string>) {
  return (text: string) => {
    const isKnown = URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1))
    if (!isKnown) throw new Error(`it must be an address that begins with ${schemes[0]}://`)
    return text
  }
}

function parseMailbox(text: string) {
  if (/[\r\n]/.test(text) || !/^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text))
    throw new Error('it must be a mailbox such as GeleGrid <hello@gelegrid.example>')
  return text
}

function parseProxies(text: string) {
  const isAddress = (part: string) => /^(?:loopback|linklocal|uniquelocal|[\da-f.:]+(?:\/\d+)?)$/i.test(part)
  if (!text.split(',').every((part) => isAddress(part.trim())))
    throw new Error('it must be the addresses of your proxies, such as 127.0.0.1 or 10.0.0.0/8, or loopback')
  return text
}

function parseFactor(text: string) {
  const factor = /^\d{1,4}(?:\.\d+)?$/.test(text) ? Number(text) : NaN
  if (!(factor > 0)) throw new Error('it must be a number above 0, such as 1 or 2.5, up to 9999')
  return factor
}

/** A key made here and kept on disk will do for one machine that only its owner reaches; for nothing else. */
function needsSecret({ siteUrl, databaseUrl }: Config) {
  return siteUrl.protocol === 'https:' || databaseUrl !== null
}
