import { resolve } from 'node:path'
import * as v from 'valibot'
import { siteFactsPath } from './build-output.ts'
import { describeIssue, SECRET_ADVICE, settingsSchema } from './settings-schema.ts'

export type { LogLevel } from './settings-schema.ts'

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
    /** False removes the service worker from browsers, with all that it has saved. */
    hasServiceWorker: settings.SERVICE_WORKER,
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
    /** A Redis or Valkey with which all servers share the limits for one address, or null where each counts alone. */
    redisUrl: settings.REDIS_URL ?? null,
    /** Where Prometheus reads the metrics, or null where there are none. */
    metrics:
      settings.METRICS_PORT === undefined
        ? null
        : { port: settings.METRICS_PORT, host: settings.METRICS_HOST },
    /** Where traces are sent (OpenTelemetry), and how many of them, or null where there are none. */
    tracing: tracingSettings(settings),
    /** Where errors of the server are posted, or null. */
    errorReportUrl: settings.ERROR_REPORT_URL ?? null,
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

type Settings = v.InferOutput<typeof settingsSchema>

function tracingSettings(settings: Settings) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings
  if (endpoint === undefined) return null
  return { endpoint, serviceName: settings.OTEL_SERVICE_NAME, share: settings.OTEL_TRACES_SAMPLER_ARG }
}

function editorSettings(settings: Settings) {
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
