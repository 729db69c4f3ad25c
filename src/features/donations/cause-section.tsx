import { Box, chakra, Container, Heading, Text, Wrap } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import type { Cause, DonationSettings } from '#src/content/donations.ts'
import type { PageSection } from '#src/content/pages.ts'
import { causeUrl, DONATE_URL } from '#src/lib/addresses.ts'
import { titleLink } from '#src/theme/recipes.ts'
import { BackLink } from '#src/ui/links.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { Grid } from '#src/ui/layout/flow.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { ShareLinks } from '#src/ui/sections/share-links.tsx'
import { DonateButton } from './donation-dialog.tsx'

const TITLE_ID = 'cause-title'

type CauseSectionProps = { cause: Cause; settings: DonationSettings }

export function CauseSection({ cause, settings }: CauseSectionProps) {
  return (
    <Box as="article" aria-labelledby={TITLE_ID} paddingBlock={{ base: '6', md: '12' }}>
      <Container>
        <BackLink to={DONATE_URL}>All causes</BackLink>
        <Grid columns={[5, 7]} from="lg" gap={{ base: '8', lg: '16' }} marginTop="8" alignItems="center">
          {/* First in the document, as on phones: text that is painted before it would move down. */}
          <Picture
            picture={cause.picture}
            sizes="(min-width: 80em) 44rem, (min-width: 64em) 55vw, 93vw"
            priority
            borderRadius="lg"
            gridColumn={{ lg: '2' }}
            gridRow={{ lg: '1' }}
          />
          <div>
            <Heading as="h1" id={TITLE_ID} textStyle="display" hyphens="auto" overflowWrap="anywhere">
              {cause.title}
            </Heading>
            <Text textStyle="lead" marginTop="5">
              {cause.description}
            </Text>
            <Text marginTop="4" fontWeight="600">
              {settings.smallestGifts}
            </Text>
            <Wrap gap="3" marginTop="6" alignItems="center">
              <DonateButton slug={cause.slug} describedBy={TITLE_ID} />
              <LinkButton look="outline" size="lg" to={`${DONATE_URL}#how-it-works`}>
                How your gift works
              </LinkButton>
            </Wrap>
            <Box marginTop="6">
              <CauseShareLinks cause={cause} siteName={settings.siteName} />
            </Box>
          </div>
        </Grid>
      </Container>
    </Box>
  )
}

type OtherCausesSectionProps = {
  copy: Pick<PageSection, 'heading'>
  causes: ReadonlyArray<Pick<Cause, 'slug' | 'title'>>
}

export function OtherCausesSection({ copy, causes }: OtherCausesSectionProps) {
  if (causes.length === 0) return null
  const links = causes.map(({ slug, title }) => ({ to: causeUrl(slug), title }))
  return (
    <Section headingId="other-causes" copy={copy} tone="warm" columns={[5, 7]}>
      <RuledLinks label="Other causes" links={links} />
    </Section>
  )
}

const RuledLink = chakra(Link, {
  base: {
    ...titleLink,
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingBlock: '2',
    borderTop: '2px solid {colors.border.strong}',
    fontWeight: '700',
    textUnderlineOffset: '0.18em',
  },
})

type RuledLinksProps = { label: string; links: ReadonlyArray<{ to: string; title: string }> }

export function RuledLinks({ label, links }: RuledLinksProps) {
  return (
    <nav aria-label={label}>
      <ul>
        {links.map(({ to, title }) => (
          <li key={to}>
            <RuledLink to={to}>{title}</RuledLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type CauseShareLinksProps = { cause: { slug: string; title: string }; siteName: string }

/** Links to share the page of a cause, with a text that asks for donations. */
export function CauseShareLinks({ cause: { slug, title }, siteName }: CauseShareLinksProps) {
  return <ShareLinks path={causeUrl(slug)} title={title} text={`Give to “${title}” at ${siteName}:`} />
}
