import type { Organization, WithContext } from 'schema-dts'
import type { Site } from '#src/content/site.ts'

type About = Pick<Site, 'name' | 'domain' | 'social'>

/**
 * The organisation (schema.org), so that search engines can show its logo and profiles beside its name. Its address and
 * description stand on the page; the home page has no bytes left for them a second time.
 */
export function organisationStructuredData({ name, domain, social }: About, siteUrl: string | undefined) {
  const site = siteUrl ?? `https://${domain}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: new URL('/', site).href,
    logo: new URL('/icon-512.png', site).href,
    sameAs: social.map(({ url }) => url),
  } satisfies WithContext<Organization>
}
