import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'

/* The files that a build writes for the server: scripts/ writes them, server/ reads them. */

/** An unusable build; the message has the remedy. */
export class BuildError extends Error {}

/** For each HTML file, by its path in the build: the hash of its content, and the hashes of its inline scripts. */
export type PageHeaders = Record<string, { content: string; scripts: Array<string> }>

// Beside the build rather than in it, because visitors must not get it.
export function pageHeadersPath(buildDir: string) {
  return join(dirname(buildDir), 'page-headers.json')
}

/** Equal content has one name, on every machine and after every build. */
export function contentHash(body: Buffer) {
  return createHash('sha256').update(body).digest('base64url')
}

const text = v.pipe(v.string(), v.nonEmpty())
const positive = v.pipe(v.number(), v.integer(), v.minValue(1))
const keys = v.pipe(v.array(text), v.nonEmpty())
// In minor units.
const minimum = v.pipe(v.number(), v.integer(), v.minValue(0))

const account = v.object({ bank: text, name: text, number: text, swift: v.nullable(text) })

/** What the server needs of the content, which it does not read: the organisation, and the rules of the forms. */
export const siteFactsSchema = v.object({
  organisation: v.object({ name: text, domain: text, address: text, email: text, referencePrefix: text }),
  /** Colours of the site, for what the server prints. */
  colors: v.object({
    ink: text,
    muted: text,
    line: text,
    accent: text,
    rings: v.pipe(v.array(text), v.nonEmpty()),
  }),
  /** The addresses that hear of new submissions, by kind. */
  team: v.object({ contact: text, volunteering: text, donations: text, nominations: text }),
  /** The keys of the mentors, and of the channels that need an invitation. */
  mentors: v.array(text),
  channels: v.array(text),
  donations: v.object({
    minimums: v.object({ NGN: minimum, USD: minimum }),
    causes: keys,
    /** The titles of causes and projects, by their keys. */
    titles: v.record(text, text),
    /** The accounts that gifts are paid into. */
    accounts: v.object({ NGN: account, USD: account }),
    /** Where gifts can be paid online, by the key of the cause. */
    paymentLinks: v.record(text, text),
  }),
  /** For how many days each kind of data is kept. */
  retention: v.object({
    contact: positive,
    volunteering: positive,
    donations: positive,
    nominations: positive,
    requests: positive,
    subscriptions: positive,
    mail: positive,
  }),
  /** How staff begin an answer, in the order of the content; for all kinds where none is named. */
  staffReplies: v.array(v.object({ key: text, title: text, subject: text, text, kinds: v.array(text) })),
  nominations: v.object({ categories: keys, maxStatementWords: positive, maxFileMegabytes: positive }),
})

export type SiteFacts = v.InferOutput<typeof siteFactsSchema>

/** From an old address, in small letters and without a slash at the end, to the address that it leads to for good. */
export type Redirects = Record<string, string>

// Only ways within the site: a target that begins with two slashes would lead to another one.
const ownAddress = v.pipe(v.string(), v.regex(/^\/(?![/\\])\S*$/))
const redirectsSchema = v.record(ownAddress, ownAddress)

export function redirectsPath(buildDir: string) {
  return join(dirname(buildDir), 'redirects.json')
}

/** Throws where the file of the build is missing or broken. */
export function readRedirects(path: string): Redirects {
  return readBuildFile(path, redirectsSchema)
}

/** The visual editor of the content: a folder of its own, since visitors get nothing of it. */
export function editorPath(buildDir: string) {
  return join(dirname(buildDir), 'editor', 'public')
}

export function siteFactsPath(buildDir: string) {
  return join(dirname(buildDir), 'site-facts.json')
}

/** Throws where the file of the build is missing or broken. */
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
    throw new BuildError(`${path} is missing or broken. ${remedy}`, { cause: error })
  }
}
