import { Box, Container, Heading, Text, Wrap } from '@chakra-ui/react'
import type { Cause } from '#src/content/donations.ts'
import { DonateButton } from './donate-button.tsx'
import { causeUrl, DONATE_URL } from '#src/lib/addresses.ts'
import { BackLink } from '#src/ui/back-link.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { Grid } from '#src/ui/layout/flow.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { CauseShareLinks } from './cause-links.tsx'
import { SmallestGifts } from './smallest-gifts.tsx'

const TITLE_ID = 'cause-title'

type CauseSectionProps = {
  cause: Cause
  smallestGifts: ReadonlyArray<string>
  siteName: string
}

export function CauseSection({ cause, smallestGifts, siteName }: CauseSectionProps) {
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
            <SmallestGifts amounts={smallestGifts} />
            <Wrap gap="3" marginTop="6" alignItems="center">
              <DonateButton slug={cause.slug} describedBy={TITLE_ID} page={causeUrl(cause.slug)} />
              <LinkButton look="outline" size="lg" to={`${DONATE_URL}#how-it-works`}>
                How your gift works
              </LinkButton>
            </Wrap>
            <Box marginTop="6">
              <CauseShareLinks cause={cause} siteName={siteName} />
            </Box>
          </div>
        </Grid>
      </Container>
    </Box>
  )
}
