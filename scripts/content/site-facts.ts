import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'valibot'
import { toMinorUnits } from '#contract/money.ts'
import { siteFactsSchema, type SiteFacts } from '#server/platform/build-output.ts'
import { compiled } from './compiled.ts'

/** For the server of `npm run dev`; a build has its own copy. */
export const SITE_FACTS_FILE = '.generated/site-facts.json'

type Site = {
  name: string
  domain: string
  address: Record<'street' | 'city' | 'region' | 'country', string>
  emails: { general: { address: string } }
  submissions: { referencePrefix: string; team: SiteFacts['team'] }
}
type Retention = Record<keyof SiteFacts['retention'], { days: number }>
type Keyed = { slug: string }
type StaffReply = Keyed & {
  title: string
  subject: string
  text: string
  kinds?: Array<string>
  order: number
}
type Channel = Keyed & { access: string }
type Titled = Keyed & { title: string }
type Cause = Titled & { paymentLink?: string }
type BankAccount = { bank: string; name: string; number: string; swift?: string }
type Donations = { currencies: Array<{ code: string; minimum: number; account: BankAccount }> }
type Awards = { maxStatementWords: number; maxFileMegabytes: number }

/** Writes the facts of the compiled content that the server needs. */
export async function writeSiteFacts(root: string, colors: SiteFacts['colors']): Promise<void> {
  const file = path.join(root, SITE_FACTS_FILE)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(await siteFactsOf(root, colors), null, 2)}\n`)
}

/** Throws if the content lacks a fact that the server needs. */
export async function siteFactsOf(root: string, colors: SiteFacts['colors']): Promise<SiteFacts> {
  const [site, mentors, channels, causes, projects, categories, donations, awards, retention, replies] =
    await Promise.all([
      compiled<Site>(root, 'SiteSettings'),
      compiled<Array<Keyed>>(root, 'Mentor'),
      compiled<Array<Channel>>(root, 'Channel'),
      compiled<Array<Cause>>(root, 'Cause'),
      compiled<Array<Titled>>(root, 'Project'),
      compiled<Array<Keyed>>(root, 'AwardCategory'),
      compiled<Donations>(root, 'Donations'),
      compiled<Awards>(root, 'Awards'),
      compiled<Retention>(root, 'Retention'),
      compiled<Array<StaffReply>>(root, 'StaffReply'),
    ])
  const minimums = Object.fromEntries(
    donations.currencies.map(({ code, minimum }) => [code, toMinorUnits(minimum)]),
  )
  const accounts = Object.fromEntries(
    donations.currencies.map(({ code, account }) => [code, accountOf(account)]),
  )
  const paymentLinks = Object.fromEntries(
    causes.flatMap(({ slug, paymentLink }) => (paymentLink === undefined ? [] : [[slug, paymentLink]])),
  )
  const titles = Object.fromEntries([...projects, ...causes].map(({ slug, title }) => [slug, title]))
  const {
    name,
    domain,
    address: { street, city, region, country },
    emails,
    submissions: { referencePrefix, team },
  } = site
  return parse(siteFactsSchema, {
    organisation: {
      name,
      domain,
      address: [street, city, region, country].join(', '),
      email: emails.general.address,
      referencePrefix,
    },
    colors,
    team,
    mentors: keysOf(mentors),
    channels: keysOf(channels.filter(({ access }) => access === 'Invite only')),
    donations: { minimums, causes: keysOf([...causes, ...projects]), titles, accounts, paymentLinks },
    retention: daysOf(retention),
    nominations: { ...awards, categories: keysOf(categories) },
    staffReplies: replies
      .sort((a, b) => a.order - b.order)
      .map(({ slug, title, subject, text, kinds = [] }) => ({ key: slug, title, subject, text, kinds })),
  })
}

function daysOf({ contact, volunteering, donations, nominations, requests, subscriptions, mail }: Retention) {
  return {
    contact: contact.days,
    volunteering: volunteering.days,
    donations: donations.days,
    nominations: nominations.days,
    requests: requests.days,
    subscriptions: subscriptions.days,
    mail: mail.days,
  }
}

// Omits the fields that the compiler adds to objects.
function accountOf({ bank, name, number, swift = '' }: BankAccount) {
  return { bank, name, number, swift: swift === '' ? null : swift }
}

// A cause and a project with the same name are the same purpose.
function keysOf(documents: ReadonlyArray<Keyed>) {
  return [...new Set(documents.map(({ slug }) => slug))].sort()
}
