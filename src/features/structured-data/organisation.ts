import type { Organization, WithContext } from 'schema-dts'
import type { Site } from '#src/content/site.ts'

type About = Pick<Site, 'name' | 'social'>

/**
 * The organisation (schema.org), for its logo and profiles in search results. Without address and description, which
 * are on the page: the budget of the home page has no bytes left to repeat them.
 */
export function organisationStructuredData({ name, social }: About, siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: new URL('/', siteUrl).href,
    logo: new URL('/icon-512.png', siteUrl).href,
    sameAs: social.map(({ url }) => url),
  } satisfies WithContext<Organization>
}
