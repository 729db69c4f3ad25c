import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { formatMoney } from '../../../contract/money'
import { causes } from '../../content/causes'
import { giftAmounts } from '../../content/donations'
import { pageCopy, pageHead, pageSection } from '../../content/pages'
import { picture } from '../../content/pictures'
import { readSite } from '../../content/site'
import { DonationDialog } from '../../features/donations/donation-dialog'
import { headMeta } from '../../lib/head'
import { CausesSection } from '../../sections/donate/causes-section'
import { HowItWorksSection } from '../../sections/donate/how-it-works-section'
import { PageHero } from '../../sections/shared/page-hero'
import type { Route } from './+types/donate'

export function loader() {
  const page = pageCopy('donate')
  const { name, emails } = readSite()
  const amounts = giftAmounts()
  return {
    head: pageHead(page),
    heading: page.heading,
    intro: page.intro?.html ?? null,
    hero: page.hero ? picture('pages', page.hero) : null,
    give: {
      words: pageSection(page, 'causes'),
      // Written here, once: a browser might write it another way than the page says.
      smallestGifts: amounts.map(({ code, minimum }) => formatMoney(minimum, code)),
      siteName: name,
      // The last is the one for partners and donors.
      email: emails.at(-1)?.address ?? '',
    },
    causes: causes(),
    amounts,
    how: pageSection(page, 'how-your-gift-works'),
  }
}

// Opening a form changes only the query: nothing has to be fetched again.
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headMeta(loaderData.head, { path: '/donate' }) : []
}

export default function DonateRoute({ loaderData }: Route.ComponentProps) {
  const { heading, intro, hero, give, causes, amounts, how } = loaderData
  return (
    <>
      <PageHero heading={heading} intro={intro} picture={hero} />
      <CausesSection {...give} causes={causes} />
      <HowItWorksSection words={how} />
      <DonationDialog causes={causes} amounts={amounts} productName={give.siteName} email={give.email} />
    </>
  )
}
