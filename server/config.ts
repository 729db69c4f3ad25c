import { resolve } from 'node:path'

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

export type LogLevel = (typeof LOG_LEVELS)[number]

export type Config = {
  host: string
  port: number
  /** Absolute path of the directory whose files are the site. */
  buildDir: string
  /** Where visitors reach the site; behind a proxy this is not where the server listens. */
  siteUrl: URL
  logLevel: LogLevel
}

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
      problems.push(`${name} is '${text}', but ${error instanceof Error ? error.message : String(error)}.`)
      return fallback
    }
  }

  const port = setting('PORT', 3000, parsePort)
  const config = {
    host: setting('HOST', '0.0.0.0', parseHost),
    port,
    buildDir: resolve(setting('BUILD_DIR', 'build/client', (text) => text)),
    siteUrl: setting('SITE_URL', new URL(`http://localhost:${port}`), parseSiteUrl),
    logLevel: setting<LogLevel>('LOG_LEVEL', 'info', parseLogLevel),
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

function parseSiteUrl(text: string) {
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
