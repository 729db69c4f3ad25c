import { resolve } from 'node:path'
import * as v from 'valibot'
import { siteFactsPath } from './build-output.ts'
import { describeIssue, SECRET_ADVICE, settingsSchema } from './settings-schema.ts'

export type { LogLevel } from './settings-schema.ts'

type Environment = Record<string, string | undefined>

export type Config = ReturnType<typeof readConfig>

/** Lists all invalid settings at once. */
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
  // A generated key is stored on the disk of one machine, so it suffices for local use only.
  const needsSecret = isHttps(environment.SITE_URL) || Boolean(environment.DATABASE_URL?.trim())
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
    /** Absolute path of the file with the facts of the content. */
    siteFactsFile: resolve(settings.SITE_FACTS_FILE ?? siteFactsPath(buildDir)),
    /** The public URL of the site; behind a proxy it differs from the server's own address. */
    siteUrl,
    /** The public URL of the API. Its origin differs from the site's if another host sends the pages. */
    apiUrl: settings.API_URL ?? siteUrl,
    /** False if another host sends the pages, as the dev server does. */
    servesSite: settings.SERVE_SITE,
    /** False removes the service worker and its saved pages from browsers. */
    hasServiceWorker: settings.SERVICE_WORKER,
    logLevel: settings.LOG_LEVEL,
    /** Absolute path of the directory for the database, unsent mail, and the generated secret. */
    dataDir: resolve(settings.DATA_DIR),
    /** A PostgreSQL database, or null for the SQLite file in dataDir. */
    databaseUrl: settings.DATABASE_URL ?? null,
    /** The key of the hashes of short codes, or null if the server generates one in dataDir. */
    secret: settings.SECRET ?? null,
    /** The URL of a mail server, or null to write emails to files in dataDir. */
    smtpUrl: settings.SMTP_URL ?? null,
    /** The sender of all mail, or null for the organisation's name and email address. */
    mailFrom: settings.MAIL_FROM ?? null,
    /** The virus scanner for attachments, or null without scanning. */
    clamdUrl: settings.CLAMD_URL ?? null,
    /** Whether staff can download attachments only once they are scanned. */
    scanQuarantine: settings.SCAN_QUARANTINE,
    /** The repository in which the visual editor proposes changes, or null without an editor. */
    editor: editorSettings(settings),
    /** The addresses of proxies whose X-Forwarded-For is trusted, separated by commas. */
    trustProxy: settings.TRUST_PROXY ?? false,
    /** Forms sent sooner than this after they appeared are rejected. */
    minFillingSeconds: settings.MIN_FILLING_SECONDS,
    /** A Redis or Valkey that shares the limits per address between servers, or null if each server counts alone. */
    redisUrl: settings.REDIS_URL ?? null,
    /** The port and host of the metrics for Prometheus, or null without metrics. */
    metrics:
      settings.METRICS_PORT === undefined
        ? null
        : { port: settings.METRICS_PORT, host: settings.METRICS_HOST },
    /** The receiver of traces (OpenTelemetry), or null without tracing. */
    tracing: settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    /** Multiplies the limits per address: for tests, and for sites whose visitors share an address. */
    rateLimitFactor: settings.RATE_LIMIT_FACTOR,
  } as const
}

/** Asks the parsed address, as the scheme may be written in capitals. */
function isHttps(address = '') {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
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

type Settings = v.InferOutput<typeof settingsSchema>

function editorSettings(settings: Settings) {
  const { CMS_REPOSITORY: repository, CMS_GITHUB_CLIENT_ID: id, CMS_GITHUB_CLIENT_SECRET: secret } = settings
  if (repository === undefined) return null
  return {
    repository,
    branch: settings.CMS_BRANCH,
    githubUrl: settings.CMS_GITHUB_URL,
    /** The OAuth app for the sign-in of editors, or null if each editor uses an access token. */
    oauth: id === undefined || secret === undefined ? null : { id, secret },
  }
}

// Compose files and CI set unused variables to empty strings.
function withoutBlanks(environment: Environment) {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )
}
