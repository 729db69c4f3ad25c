import type { Faq, NavigationLink, Page } from 'contentlayer/generated'
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { formatMoney, toMinorUnits, type Currency } from '#contract/money.ts'
import { compiled } from '#scripts/content/compiled.ts'
import { isSavable } from '#src/features/offline/worker/request-strategy.ts'

/*
 * The compiled content of the site under test: browser tests take expected texts from here, so that no edit of
 * content/ can break them. Only texts of the code itself are literals in a test.
 */

function inOrder<Document extends { order: number }>(documents: ReadonlyArray<Document>) {
  return documents.toSorted((a, b) => a.order - b.order)
}

export const site = await compiled('.', 'SiteSettings')
const pages = await compiled('.', 'Page')
const { currencies } = await compiled('.', 'Donations')
const countries = (await compiled('.', 'CountryList')).items.map(({ name }) => name)

export const articles = (await compiled('.', 'BlogArticle')).sort((a, b) => a.id - b.id)
export const categories = inOrder(await compiled('.', 'AwardCategory'))
export const causes = inOrder(await compiled('.', 'Cause'))
export const events = (await compiled('.', 'Event')).sort((a, b) => (a.start < b.start ? -1 : 1))
export const galleryGroups = inOrder(await compiled('.', 'GalleryGroup'))
export const homeGalleryGroups = inOrder(await compiled('.', 'HomeGalleryGroup'))
export const mentors = inOrder(await compiled('.', 'Mentor'))
export const stories = inOrder(await compiled('.', 'ImpactStory'))

const faqs = inOrder(await compiled('.', 'Faq'))
export const faqsOf = (section: Faq['section']) => faqs.filter((faq) => faq.section === section)

/** One of several documents, counted from 0, or from the end with a negative number. */
export function pick<Item>(list: ReadonlyArray<Item>, index: number): Item {
  const item = list.at(index)
  if (item === undefined) throw new Error(`The content has no document number ${index} of this kind.`)
  return item
}

export function pageOf(slug: string): Page {
  return pick(
    pages.filter((page) => page.slug === slug),
    0,
  )
}

function sectionOf(slug: string, section: string) {
  return pick(pageOf(slug).sections?.filter(({ key }) => key === section) ?? [], 0)
}

export function headingOf(slug: string, section?: string): string {
  const { heading } = section === undefined ? pageOf(slug) : sectionOf(slug, section)
  return heading ?? ''
}

export function titled(title: string): string {
  return site.titlePattern.replace('{page}', () => title)
}

/** The first link of a menu to a page of content/pages/ that devices save for reading offline, except these pages. */
export function pageLink(menu: ReadonlyArray<NavigationLink>, ...others: ReadonlyArray<string>) {
  const isPage = (address: string) => pages.some(({ slug }) => address === `/${slug}`) && isSavable(address)
  return pick(
    menu.filter(({ to }) => isPage(to) && !others.includes(to)),
    0,
  )
}

/** The label of the link to a page of the member area: in the bar and the account's tabs, or in the profile menu. */
export function memberLabel(address: string, part: 'navigation' | 'profile' = 'navigation'): string {
  const { main, account, profile } = site.memberNavigation
  const menu = part === 'profile' ? profile : [...main, ...account]
  return pick(
    menu.filter(({ to }) => to === address),
    0,
  ).label
}

export function presetOf(currency: Currency, index: number) {
  const { presets } = pick(
    currencies.filter(({ code }) => code === currency),
    0,
  )
  const amountMinor = toMinorUnits(pick(presets, index))
  return { label: formatMoney(amountMinor, currency), amountMinor }
}

/** An amount that is enough in each currency, as it is typed. */
export const sufficientAmount = String(Math.max(...currencies.map(({ minimum }) => minimum)))

/** Countries whose name selects a single option. */
export const distinctCountries = countries.filter(
  (name) => /^[A-Z][a-z]+$/.test(name) && countries.every((other) => other === name || !other.includes(name)),
)

export function textOf(html: string): string {
  return textOfNode(parseFragment(html)).replace(/\s+/gu, ' ').trim()
}

function textOfNode(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value
  if (!('childNodes' in node) || node.nodeName === 'script') return ' '
  return node.childNodes.map(textOfNode).join(node.nodeName === '#document-fragment' ? ' ' : '')
}
