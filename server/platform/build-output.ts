import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { StartError } from './start-error.ts'

/* The files that a build writes for the server: scripts/ writes them, server/ reads them. */

/** What the server needs of a build, beside its directory, whose files are public. */
export function buildPaths(buildDir: string) {
  const beside = dirname(buildDir)
  return {
    pageHeaders: join(beside, 'page-headers.json'),
    redirects: join(beside, 'redirects.json'),
    siteFacts: join(beside, 'site-facts.json'),
    /** The visual editor of the content. Its own directory, as visitors must not get it. */
    editor: join(beside, 'editor', 'public'),
  }
}

/** The hash depends on the content alone: it is the same on every machine and after every build. */
export function contentHash(body: Buffer) {
  return createHash('sha256').update(body).digest('base64url')
}

const text = v.pipe(v.string(), v.nonEmpty())

const pageHeadersSchema = v.record(text, v.object({ content: text, scripts: v.array(text) }))

/** For each HTML file, by its path in the build: the hashes of its content and of its inline scripts. */
export type PageHeaders = v.InferOutput<typeof pageHeadersSchema>

/** Throws a StartError if the file is missing or invalid. */
export function readPageHeaders(buildDir: string): PageHeaders {
  return readBuildFile(buildPaths(buildDir).pageHeaders, pageHeadersSchema)
}

const positive = v.pipe(v.number(), v.integer(), v.minValue(1))
const keys = v.pipe(v.array(text), v.nonEmpty())
// In minor units.
const minimum = v.pipe(v.number(), v.integer(), v.minValue(0))

const account = v.object({ bank: text, name: text, number: text, swift: v.nullable(text) })

/** Facts of the content for the server, which does not read content: the organisation, and the rules of the forms. */
export const siteFactsSchema = v.object({
  organisation: v.object({ name: text, domain: text, address: text, email: text, referencePrefix: text }),
  /** Colours of the site, for printed documents. */
  colors: v.object({
    ink: text,
    muted: text,
    line: text,
    accent: text,
    rings: v.pipe(v.array(text), v.nonEmpty()),
  }),
  /** The team's addresses for notifications of new submissions, by kind. */
  team: v.object({ contact: text, volunteering: text, donations: text, nominations: text }),
  /** The keys of the mentors, and of the channels that need an invitation. */
  mentors: v.array(text),
  channels: v.array(text),
  donations: v.object({
    minimums: v.object({ NGN: minimum, USD: minimum }),
    causes: keys,
    /** The titles of causes and projects, by their keys. */
    titles: v.record(text, text),
    accounts: v.object({ NGN: account, USD: account }),
    /** Addresses of online payment, by the key of the cause. */
    paymentLinks: v.record(text, text),
  }),
  /** The retention of each kind of data, in days. */
  retention: v.object({
    contact: positive,
    volunteering: positive,
    donations: positive,
    nominations: positive,
    requests: positive,
    subscriptions: positive,
    mail: positive,
  }),
  /** Templates of replies, in the order of the content. A template without kinds applies to all. */
  staffReplies: v.array(v.object({ key: text, title: text, subject: text, text, kinds: v.array(text) })),
  nominations: v.object({ categories: keys, maxStatementWords: positive, maxFileMegabytes: positive }),
})

export type SiteFacts = v.InferOutput<typeof siteFactsSchema>

/** Permanent redirects, from the old address in lower case without a trailing slash. */
export type Redirects = Record<string, string>

// Only addresses within the site: one that begins with two slashes would lead to another host.
const ownAddress = v.pipe(v.string(), v.regex(/^\/(?![/\\])\S*$/))
const redirectsSchema = v.record(ownAddress, ownAddress)

// For password managers (https://w3c.github.io/webappsec-change-password-url/).
const WELL_KNOWN = { '/.well-known/change-password': '/explore/my-account#reset-password' }

/** The redirects of every site and of its content. Throws a StartError if the file is missing or invalid. */
export function readRedirects(buildDir: string): Redirects {
  return { ...WELL_KNOWN, ...readBuildFile(buildPaths(buildDir).redirects, redirectsSchema) }
}

/** Throws a StartError if the file is missing or invalid. */
export function readSiteFacts(path: string): SiteFacts {
  return readBuildFile(path, siteFactsSchema, 'Run `npm run build` again, or set SITE_FACTS_FILE.')
}

function readBuildFile<Output>(
  path: string,
  schema: v.GenericSchema<unknown, Output>,
  remedy = 'Run `npm run build` again.',
): Output {
  try {
    return v.parse(schema, JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    throw new StartError(`${path} is missing or broken. ${remedy}`, { cause: error })
  }
}
