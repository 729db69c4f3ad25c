import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'valibot'
import { toMinorUnits } from '#contract/money.ts'
import { siteFactsSchema, type SiteFacts } from '#server/platform/build-output.ts'
import { palette } from '#src/theme/tokens.ts'
import { compiled, SITE_FACTS_FILE } from './compiled.ts'

type Keyed = { slug: string }

/** Writes the facts of the compiled content that the server needs. */
export async function writeSiteFacts(root: string): Promise<void> {
  await writeFile(path.join(root, SITE_FACTS_FILE), JSON.stringify(await siteFactsOf(root)))
}

/** Throws if the content lacks a fact that the server needs. The schema drops what it does not name. */
export async function siteFactsOf(root: string): Promise<SiteFacts> {
  const site = await compiled(root, 'SiteSettings')
  const donations = await compiled(root, 'Donations')
  const retention = await compiled(root, 'Retention')
  const awards = await compiled(root, 'Awards')
  const causes = await compiled(root, 'Cause')
  const projects = await compiled(root, 'Project')
  const channels = await compiled(root, 'Channel')
  const replies = await compiled(root, 'StaffReply')
  const minimums = Object.fromEntries(
    donations.currencies.map(({ code, minimum }) => [code, toMinorUnits(minimum)]),
  )
  const accounts = Object.fromEntries(
    donations.currencies.map(({ code, account }) => [code, { ...account, swift: account.swift || null }]),
  )
  const paymentLinks = Object.fromEntries(
    causes.flatMap(({ slug, paymentLink }) => (paymentLink === undefined ? [] : [[slug, paymentLink]])),
  )
  const titles = Object.fromEntries([...projects, ...causes].map(({ slug, title }) => [slug, title]))
  const { street, city, region, country } = site.address
  return parse(siteFactsSchema, {
    organisation: {
      name: site.name,
      domain: site.domain,
      address: [street, city, region, country].join(', '),
      email: site.emails.general.address,
      referencePrefix: site.submissions.referencePrefix,
    },
    colors: mailColors(),
    team: site.submissions.team,
    mentors: keysOf(await compiled(root, 'Mentor')),
    channels: keysOf(channels.filter(({ access }) => access === 'Invite only')),
    donations: { minimums, causes: keysOf([...causes, ...projects]), titles, accounts, paymentLinks },
    retention: Object.fromEntries(
      Object.entries(retention).flatMap(([kind, period]: [string, unknown]) =>
        typeof period === 'object' && period !== null && 'days' in period ? [[kind, period.days]] : [],
      ),
    ),
    nominations: { ...awards, categories: keysOf(await compiled(root, 'AwardCategory')) },
    staffReplies: replies
      .sort((a, b) => a.order - b.order)
      .map(({ slug, title, subject, text, kinds = [] }) => ({ key: slug, title, subject, text, kinds })),
  })
}

function mailColors(): SiteFacts['colors'] {
  const { ink, muted, line, zobo, adire, ewe, agbalumo } = palette
  const rings = [adire, ewe, agbalumo].map(({ value }) => value)
  return { ink: ink.value, muted: muted.value, line: line.value, accent: zobo.value, rings }
}

// A cause and a project with the same name are the same purpose.
function keysOf(documents: ReadonlyArray<Keyed>) {
  return [...new Set(documents.map(({ slug }) => slug))].sort()
}
