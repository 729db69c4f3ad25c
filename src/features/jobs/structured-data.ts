import type { JobPosting } from 'schema-dts'
import { ZONE_OFFSET } from '#contract/days.ts'
import type { JobDetails } from '#src/content/jobs.ts'
import type { Site } from '#src/content/site.ts'
import { jobUrl } from '#src/lib/addresses.ts'
import type { Head } from '#src/lib/head.ts'

const EMPLOYMENT_TYPES = { 'Full-Time': 'FULL_TIME', 'Part-Time': 'PART_TIME' } as const

/** An open position for search engines (schema.org), which list jobs by place, type and last day. */
export function jobStructuredData(
  job: JobDetails,
  { siteName: name, siteUrl }: Pick<Head, 'siteName' | 'siteUrl'>,
  address: Site['address'],
) {
  const { slug, role, html, employment, postedOn, closesOn, remoteWithin } = job
  const { street, city, region, country } = address
  return {
    '@type': 'JobPosting',
    title: role,
    description: html,
    datePosted: postedOn,
    validThrough: `${closesOn}T23:59:59${ZONE_OFFSET}`,
    employmentType: EMPLOYMENT_TYPES[employment],
    hiringOrganization: {
      '@type': 'Organization',
      name,
      sameAs: new URL('/', siteUrl).href,
      logo: new URL('/icon-512.png', siteUrl).href,
    },
    identifier: { '@type': 'PropertyValue', name, value: slug },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        addressRegion: region,
        addressCountry: country,
      },
    },
    ...(remoteWithin !== undefined && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'AdministrativeArea' as const, name: remoteWithin },
    }),
    url: new URL(jobUrl(slug, ''), siteUrl).href,
  } satisfies JobPosting
}
