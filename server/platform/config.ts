import { resolve } from 'node:path'
import { siteFactsPath } from './build-output.ts'
import { readSettings, SECRET_ADVICE } from './settings.ts'

type Environment = Record<string, string | undefined>

export type Config = ReturnType<typeof readConfig>

export class ConfigError extends Error {
  constructor(problems: Array<string>) {
    super(
      ['The server cannot start with these settings:', ...problems.map((line) => `  - ${line}`)].join('\n'),
    )
  }
}

/** Reads the settings from the environment, or throws a ConfigError that lists every problem. */
export function readConfig(environment: Environment) {
  const given = withoutBlanks(environment)
  const { settings, problems } = readSettings(given)
  problems.push(...problemsBetween(given))
  if (problems.length > 0) throw new ConfigError(problems)

  const siteUrl = settings.siteUrl ?? new URL(`http://localhost:${settings.port}`)
  const buildDir = resolve(settings.buildDir)
  return {
    ...settings,
    buildDir,
    dataDir: resolve(settings.dataDir),
    siteFactsFile: resolve(settings.siteFactsFile ?? siteFactsPath(buildDir)),
    siteUrl,
    apiUrl: settings.apiUrl ?? siteUrl,
    trustProxy: settings.trustProxy ?? false,
  }
}

/** Settings that are needed together. */
function problemsBetween(given: Record<string, string>) {
  const problems: Array<string> = []
  // A generated key is stored on the disk of one machine, so it suffices for local use only.
  if ((isHttps(given.SITE_URL) || given.DATABASE_URL) && !given.SECRET)
    problems.push(`SECRET is not set. ${SECRET_ADVICE}`)
  if (given.SCAN_QUARANTINE === 'true' && !given.CLAMD_URL)
    problems.push('SCAN_QUARANTINE is true, but CLAMD_URL is not set: no file could ever be downloaded.')
  const client = ['CMS_GITHUB_CLIENT_ID', 'CMS_GITHUB_CLIENT_SECRET'].filter((name) => given[name])
  if (client.length === 1)
    problems.push(
      `${client[0]} is set alone: CMS_GITHUB_CLIENT_ID and CMS_GITHUB_CLIENT_SECRET belong together.`,
    )
  if (client.length === 2 && !given.CMS_REPOSITORY)
    problems.push(
      'CMS_GITHUB_CLIENT_ID is set, but CMS_REPOSITORY is not: the editor is not served without it.',
    )
  return problems
}

/** Asks the parsed address, as the scheme may be written in capitals. */
function isHttps(address = '') {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}

// Compose files and CI set unused variables to empty strings.
function withoutBlanks(environment: Environment): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )
}
