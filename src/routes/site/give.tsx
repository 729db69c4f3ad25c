import { Box, Container, Heading } from '@chakra-ui/react'
import { DONOR_TYPES, type DonorType } from '#contract/donations.ts'
import { givePage } from '#contract/form-pages.ts'
import { delivery } from '#src/api/delivery.ts'
import { bySlug } from '#src/content/documents.ts'
import { causes, donationSettings } from '#src/content/donations.ts'
import { pageHead } from '#src/content/pages.ts'
import { PlainDonationForm } from '#src/features/donations/plain-donation-form.tsx'
import { causeUrl } from '#src/lib/addresses.ts'
import { RuledLinks } from '#src/features/donations/cause-section.tsx'
import { Band, FormSection } from '#src/ui/layout/section.tsx'
import type { Route } from './+types/give'

/*
 * The donation forms of a cause for browsers without scripts, which cannot open the dialog. The page itself contains
 * no scripts.
 */

export function loader({ params }: { params: { slug?: string } }) {
  const { slug, title, description } = bySlug(causes(), params.slug)
  // The server checks the amount, and tells the account afterwards.
  const { amounts: _amounts, ...settings } = donationSettings()
  return {
    head: pageHead(
      { title: `Donate to ${title}`, description },
      { canonicalPath: causeUrl(slug), isHidden: true },
    ),
    slug,
    title,
    settings,
  }
}

const HEADINGS: Record<DonorType, string> = { individual: 'As an individual', company: 'For a company' }

export default function GiveRoute({ loaderData: { slug, title, settings } }: Route.ComponentProps) {
  return (
    <>
      <Band tone="surface" paddingBottom="0">
        <Container>
          <Heading as="h1" textStyle="display" overflowWrap="anywhere">
            {`Donate to ${title}`}
          </Heading>
          <Box marginTop="6" maxWidth="24rem">
            <RuledLinks
              label="Forms"
              links={DONOR_TYPES.map((type) => ({ to: `#${type}`, title: HEADINGS[type] }))}
            />
          </Box>
        </Container>
      </Band>
      {DONOR_TYPES.map((type) => (
        <FormSection
          key={type}
          id={type}
          tone={type === 'company' ? 'warm' : 'surface'}
          copy={{ heading: HEADINGS[type] }}
        >
          <PlainDonationForm
            type={type}
            settings={settings}
            labelledBy={type}
            action={delivery.pageAction(givePage(slug))}
          />
        </FormSection>
      ))}
    </>
  )
}
